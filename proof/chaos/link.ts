import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A report that was acknowledged to the station. */
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
 * A proxy between a station and the shop's servers. It forwards each call to one of them and records which reports were
 * acknowledged, independently of both.
 */
export async function stationLink(servers: readonly string[]): Promise<StationLink> {
  const acknowledged: AcknowledgedReport[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    void forward(incoming, outgoing, servers[turn % servers.length] ?? '', acknowledged).catch(() =>
      outgoing.destroy(),
    );
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

async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  acknowledged: AcknowledgedReport[],
): Promise<void> {
  const body = await whole(incoming);
  const upstream = ask(new URL(incoming.url ?? '/', origin), { method: incoming.method, headers: incoming.headers });
  // If the client has gone, the upstream call is aborted: a waiting lease ends with its agent.
  outgoing.once('close', () => upstream.destroy());
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    upstream.once('response', done).once('error', fail);
    upstream.end(body);
  });
  const answerBody = await whole(answer);
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  // Recorded while it is forwarded: the agent may be gone by now, but the server has acknowledged it.
  note(body, answerBody, acknowledged);
  outgoing.end(answerBody);
}

async function whole(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

interface Report {
  readonly s?: string;
  readonly job_id: string;
  readonly fence: number;
  readonly events: readonly { readonly seq: number; readonly kind: string }[];
}

function note(body: Buffer, answerBody: Buffer, acknowledged: AcknowledgedReport[]): void {
  if (!body.includes('PrintJob.report')) return;
  const { s, job_id, fence, events }: Report = JSON.parse(body.toString());
  if (s !== 'PrintJob.report' || (JSON.parse(answerBody.toString()) as { code: number }).code !== 0) return;
  const seq = Math.max(0, ...events.map((event) => event.seq));
  acknowledged.push({ jobId: job_id, fence, seq, kinds: events.map(({ kind }) => kind) });
}
