import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the station was told has been taken down. */
export interface AcknowledgedReport {
  readonly jobId: string;
  readonly fence: number;
  /** The number of the last event of the report. */
  readonly seq: number;
  readonly kinds: readonly string[];
}

export interface StationLink {
  readonly url: string;
  readonly acknowledged: readonly AcknowledgedReport[];
  readonly close: () => Promise<void>;
}

/**
 * The line between a station and the shop's servers: it hands every call on to one of them, and writes down which
 * reports were acknowledged, from outside both.
 */
export async function stationLink(servers: readonly string[]): Promise<StationLink> {
  const acknowledged: AcknowledgedReport[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    void handOn(incoming, outgoing, servers[turn % servers.length] ?? '', acknowledged).catch(() => outgoing.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    acknowledged,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function handOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  acknowledged: AcknowledgedReport[],
): Promise<void> {
  const body = await whole(incoming);
  const upstream = ask(new URL(incoming.url ?? '/', origin), { method: incoming.method, headers: incoming.headers });
  // Whoever asked and has gone is asked for no more: a waiting lease ends with its agent.
  outgoing.once('close', () => upstream.destroy());
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    upstream.once('response', done).once('error', fail);
    upstream.end(body);
  });
  const said = await whole(answer);
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  // Written down as it is handed on: the agent may be gone by now, the server has said it all the same.
  note(body, said, acknowledged);
  outgoing.end(said);
}

async function whole(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

interface Report {
  readonly s?: string;
  readonly job_id: string;
  readonly fence: number;
  readonly events: readonly { readonly seq: number; readonly kind: string }[];
}

function note(body: Buffer, said: Buffer, acknowledged: AcknowledgedReport[]): void {
  if (!body.includes('PrintJob.report')) return;
  const { s, job_id, fence, events } = JSON.parse(body.toString()) as Report;
  if (s !== 'PrintJob.report' || (JSON.parse(said.toString()) as { code: number }).code !== 0) return;
  const seq = Math.max(0, ...events.map((event) => event.seq));
  acknowledged.push({ jobId: job_id, fence, seq, kinds: events.map(({ kind }) => kind) });
}
