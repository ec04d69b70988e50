import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { addressOf } from './address.ts';

/** Calls of one connection that wait for the one before them. Browsers send none ahead; a client that does is cut off. */
export const MAX_WAITING_CALLS = 16;
/** Connections of one address. Behind a shop's one address 30 customers have six each, and their live pages. */
export const MAX_CONNECTIONS_PER_ADDRESS = 600;

/** Bodies of uploads may take this long on a bad network, in ms. Other bodies have a shorter time of their own. */
const MAX_REQUEST_MS = 600_000;
const MAX_HEADERS_MS = 15_000;
const CHECK_EVERY_MS = 5_000;
/** Longer than the usual 60 s of a proxy in front, which must be the first to hang up. */
const KEEP_ALIVE_MS = 72_000;
/** A connection on which nothing moves: an answer that is not read, or a body that stopped. Live pages get a comment. */
const MAX_STILL_MS = 120_000;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface InWork {
  readonly request: IncomingMessage;
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
}

export interface Connections {
  readonly serve: (handle: Handle) => Server;
  /** Whether a call of this connection is at work. */
  readonly isBusy: (socket: Socket) => boolean;
  /** Drops every connection whose call has not come whole, or that has none. */
  readonly dropUnfinished: () => void;
}

/**
 * The server's connections, bounded for each client: one call of a connection is worked on at a time, so that answers
 * that nobody reads do not pile up, and one address has so many connections.
 * @param trustedProxies whose connections are those of many clients, and not counted
 */
export function connections(trustedProxies: readonly string[]): Connections {
  const sockets = new Set<Socket>();
  const inWork = new Map<Socket, InWork>();
  const counted = countByAddress(trustedProxies);
  return {
    serve(handle) {
      const server = createServer(
        {
          requestTimeout: MAX_REQUEST_MS,
          headersTimeout: MAX_HEADERS_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          connectionsCheckingInterval: CHECK_EVERY_MS,
          // A call without a host is answered by us, in the envelope.
          requireHostHeader: false,
        },
        oneAtATime(inWork, handle),
      );
      server.setTimeout(MAX_STILL_MS);
      server.on('connection', (socket) => {
        if (!counted(socket)) return void socket.destroy();
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      return server;
    },
    isBusy: (socket) => inWork.has(socket),
    dropUnfinished() {
      for (const socket of sockets) if (!inWork.get(socket)?.request.complete) socket.destroy();
    },
  };
}

function oneAtATime(inWork: Map<Socket, InWork>, handle: Handle): Handle {
  const begin = (request: IncomingMessage, response: ServerResponse, waiting: InWork['waiting']) => {
    const { socket } = request;
    inWork.set(socket, { request, waiting });
    response.once('close', () => setImmediate(end, socket, waiting));
    handle(request, response);
  };
  // Only after the others had their turn: calls that came in one piece would be worked off without a break.
  const end = (socket: Socket, waiting: InWork['waiting']) => {
    const next = waiting.shift();
    if (next && !socket.destroyed) begin(...next, waiting);
    else inWork.delete(socket);
  };
  return (request, response) => {
    const { socket } = request;
    // What came in one piece with the call that was one too many.
    if (socket.destroyed) return;
    const waiting = inWork.get(socket)?.waiting;
    if (!waiting) begin(request, response, []);
    else if (waiting.length < MAX_WAITING_CALLS) waiting.push([request, response]);
    else socket.destroy();
  };
}

/** @returns counts a new connection; false where its address has too many */
function countByAddress(trustedProxies: readonly string[]): (socket: Socket) => boolean {
  const isProxy = proxyAddress.compile([...trustedProxies]);
  const counts = new Map<string, number>();
  return (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress, 0)) return true;
    const address = addressOf(remoteAddress);
    const count = (counts.get(address) ?? 0) + 1;
    if (count > MAX_CONNECTIONS_PER_ADDRESS) return false;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
    return true;
  };
}
