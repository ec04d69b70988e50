import { createReadStream } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { basicAuthorization, type PrinterAddress, type PrinterLogin, printerAddress } from './address.ts';
import { attributes, groupsOf, string } from './attributes.ts';
import { decode } from './decode.ts';
import { encode } from './encode.ts';
import { GROUP, type IppAttributes, type IppMessage, OPERATION, STATUS } from './message.ts';

/** No connection was made: the printer has not received the request. */
export class IppUnreachable extends Error {
  override readonly name = 'IppUnreachable';
}
/** The connection was made and broke: the printer may or may not have processed the request. */
export class IppInterrupted extends Error {
  override readonly name = 'IppInterrupted';
}

/** The printer, or the HTTP server in front of it, refused the request: nothing was done. */
export class IppRefused extends Error {
  override readonly name = 'IppRefused';
}

export interface IppDocument {
  readonly file: string;
  readonly bytes: number;
}

export interface IppRequest {
  readonly operation: number;
  /** In addition to charset, language, printer and user, which every request has. */
  readonly operationAttributes?: IppAttributes;
  readonly jobAttributes?: IppAttributes;
  readonly document?: IppDocument;
}

export interface IppTimeouts {
  readonly connectMs: number;
  /** The longest silence on an open connection, ms. */
  readonly silenceMs: number;
}

/** The owner of the jobs at the printer: CUPS shows a job's name to its owner only. */
const USER_NAME = 'print-station';
const MEDIA_TYPE = 'application/ipp';
/** A hundred or more jobs, or everything that a printer can say of itself, take a tenth of this. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** HTTP statuses that a server sends before it has looked at the request: no job was created. */
const HTTP_REFUSALS: Readonly<Record<number, string>> = {
  401: 'not-authorized',
  403: 'not-authorized',
  404: 'printer-not-found',
  426: 'encryption-required',
};

const NEWEST = [2, 0] as const;
const OLDEST = [1, 1] as const;

const ABOUT_ITSELF: IppRequest = {
  operation: OPERATION.getPrinterAttributes,
  operationAttributes: attributes({ 'requested-attributes': string('keyword', 'printer-state') }),
};

/**
 * Whether a printer knows the version of the request. RFC 8011, 4.1.8: it says so if it does not; some call the request
 * bad, or answer a question about themselves with nothing.
 */
function knowsVersion({ operation }: IppRequest, answer: IppMessage): boolean {
  if (answer.code === STATUS.versionNotSupported) return false;
  if (operation !== OPERATION.getPrinterAttributes) return true;
  const isEmpty = groupsOf(answer, GROUP.printer).every((group) => group.attributes.size === 0);
  return answer.code !== STATUS.badRequest && !(isEmpty && answer.code < STATUS.clientError);
}

/** IPP over HTTP (RFC 8010, section 4), one connection per request; documents are streamed from disk. */
export class IppConnection {
  readonly #address: PrinterAddress;
  readonly #timeouts: IppTimeouts;
  #requestId = 0;
  /** The version that the printer has answered in. */
  #version: IppMessage['version'] | undefined;

  /**
   * @param uri `ipp://[user:password@]host[:631]/path`, or `ipps://` for TLS
   * @param login replaces the login in the address
   */
  constructor(uri: string, timeouts: IppTimeouts = { connectMs: 5_000, silenceMs: 30_000 }, login?: PrinterLogin) {
    this.#address = printerAddress(uri, login);
    this.#timeouts = timeouts;
  }

  /** @throws IppUnreachable, IppInterrupted, IppRefused, IppFormatError */
  async send(request: IppRequest): Promise<IppMessage> {
    if (this.#version === undefined && request.operation !== OPERATION.getPrinterAttributes)
      await this.#agreeOnVersion();
    const version = this.#version ?? NEWEST;
    const answer = await this.#sendIn(version, request);
    if (knowsVersion(request, answer)) {
      this.#version = version;
      return answer;
    }
    // The printer was exchanged or updated.
    if (this.#version === version) this.#version = undefined;
    if (version === OLDEST) return answer;
    const older = await this.#sendIn(OLDEST, request);
    if (knowsVersion(request, older)) this.#version = OLDEST;
    return older;
  }

  /** A printer that answers a print of the wrong version with nothing leaves open whether it prints: it is asked before. */
  async #agreeOnVersion(): Promise<void> {
    await this.send(ABOUT_ITSELF).catch((error: Error) => {
      throw error instanceof IppRefused ? error : new IppUnreachable(error.message);
    });
  }

  #sendIn(version: IppMessage['version'], request: IppRequest): Promise<IppMessage> {
    this.#requestId += 1;
    const head = encode({
      version,
      code: request.operation,
      requestId: this.#requestId,
      groups: [
        { tag: GROUP.operation, attributes: this.#operationAttributes(request.operationAttributes) },
        ...(request.jobAttributes ? [{ tag: GROUP.job, attributes: request.jobAttributes }] : []),
      ],
      data: new Uint8Array(),
    });
    return this.#exchange(head, request.document).then(decode);
  }

  #operationAttributes(more: IppAttributes = new Map()): IppAttributes {
    return new Map([
      ...attributes({
        'attributes-charset': string('charset', 'utf-8'),
        'attributes-natural-language': string('naturalLanguage', 'en'),
        'printer-uri': string('uri', this.#address.uri),
        'requesting-user-name': string('name', USER_NAME),
      }),
      ...more,
    ]);
  }

  #exchange(head: Buffer, document: IppDocument | undefined): Promise<Buffer> {
    const { http: url, login } = this.#address;
    const length = head.length + (document?.bytes ?? 0);
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': MEDIA_TYPE,
          'content-length': length,
          ...(login && { authorization: basicAuthorization(login) }),
        },
      });
      let connected = false;
      let answered = false;
      const connecting = setTimeout(
        () => request.destroy(new Error(`no connection within ${this.#timeouts.connectMs} ms`)),
        this.#timeouts.connectMs,
      );
      request.once('socket', (socket) =>
        socket.once('connect', () => {
          connected = true;
          clearTimeout(connecting);
        }),
      );
      request.setTimeout(this.#timeouts.silenceMs, () =>
        request.destroy(new Error(`the printer sent nothing for ${this.#timeouts.silenceMs} ms`)),
      );
      const fail = (error: Error) => {
        clearTimeout(connecting);
        if (error instanceof IppRefused) return reject(error);
        reject(connected ? new IppInterrupted(error.message) : new IppUnreachable(error.message));
      };
      // A printer may refuse before it has read the whole document: the answer counts then, not the broken upload.
      request.once('error', (error) => void (answered || fail(error)));
      request.once('response', (response) => {
        answered = true;
        readAnswer(response).then(resolve, fail);
      });
      upload(request, head, document).catch((error: Error) => request.destroy(error));
    });
  }
}

async function upload(request: http.ClientRequest, head: Buffer, document: IppDocument | undefined): Promise<void> {
  if (!document) return void request.end(head);
  request.write(head);
  // `pipeline` destroys the request if the file fails; a request that was answered early ends without harm.
  await pipeline(createReadStream(document.file), request).catch((error: NodeJS.ErrnoException) => {
    if (error.syscall === 'open' || error.syscall === 'read') throw error;
  });
}

async function readAnswer(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const arriving: AsyncIterable<Buffer> = response;
  for await (const chunk of arriving) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error(`the answer is longer than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  const refusal = HTTP_REFUSALS[response.statusCode ?? 0];
  if (refusal !== undefined) throw new IppRefused(refusal);
  if (response.statusCode !== 200) throw new Error(`HTTP status ${response.statusCode}`);
  return Buffer.concat(chunks);
}
