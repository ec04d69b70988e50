import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import type { ApiConfig } from '../services.ts';
import { addressOf } from './address.ts';

/** Calls of one connection that wait for the one before them. Browsers send none ahead; a client that does is cut off. */
export const MAX_WAITING_CALLS = 16;
/**
 * Connections of one address. Behind a shop's one address 30 customers have six each, and their live pages. Those of the
 * shop and its stations are not counted.
 */
export const MAX_CONNECTIONS_PER_ADDRESS = 600;

/** Bodies of uploads may take this long on a bad network, in ms. Other bodies have a shorter time of their own. */
const MAX_REQUEST_MS = 600_000;
const MAX_HEADERS_MS = 15_000;
const CHECK_EVERY_MS = 5_000;
/** Longer than the usual 60 s of a proxy in front, which must be the first to hang up. */
const KEEP_ALIVE_MS = 72_000;
/** A connection on which nothing moves: an answer that is not read, or a body that stopped. Live pages get a comment. */
const MAX_STILL_MS = 120_000;

type ConnectionsConfig = Pick<ApiConfig, 'trustedProxies' | 'addressLimitsFactor'>;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface InWork {
  readonly request: IncomingMessage;
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
}

export interface Connections {
  readonly serve: (handle: Handle) => Server;
  /** A connection that carried a login of a shop or a station: its address' customers cannot take its place. */
  readonly exempt: (socket: Socket) => void;
  /** Whether a call of this connection is at work. */
  readonly isBusy: (socket: Socket) => boolean;
  /** Drops every connection whose call has not come whole, or that has none. */
  readonly dropUnfinished: () => void;
}

/**
 * The server's connections, bounded for each client: one call of a connection is worked on at a time, so that answers
 * that nobody reads do not pile up, and one address has so many connections.
 * @param config trustedProxies have the connections of many clients, which are not counted
 */
export function connections(config: ConnectionsConfig): Connections {
  const sockets = new Set<Socket>();
  const inWork = new Map<Socket, InWork>();
  const ofAddresses = places(config, (socket) => inWork.has(socket));
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
        oneAtATime(inWork, (request, response) => {
          ofAddresses.use(request.socket);
          handle(request, response);
        }),
      );
      server.setTimeout(MAX_STILL_MS);
      server.on('connection', (socket) => {
        ofAddresses.take(socket);
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      return server;
    },
    exempt: ofAddresses.exempt,
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

interface Places {
  /** Takes a place for a new connection. */
  readonly take: (socket: Socket) => void;
  /** Notes that a connection is used. */
  readonly use: (socket: Socket) => void;
  /** Gives the place of a connection to others; the connection goes on. */
  readonly exempt: (socket: Socket) => void;
}

/**
 * The places of each address. Where they are taken, the connection that was not used for the longest time gives way,
 * before those with a call at work: who opens many connections loses its own.
 */
function places(
  { trustedProxies, addressLimitsFactor }: ConnectionsConfig,
  isBusy: (socket: Socket) => boolean,
): Places {
  const max = MAX_CONNECTIONS_PER_ADDRESS * addressLimitsFactor;
  const isProxy = proxyAddress.compile([...trustedProxies]);
  /** In the order of their last use. */
  const taken = new Map<string, Set<Socket>>();
  const ofSocket = new WeakMap<Socket, Set<Socket>>();

  function giveWay(sockets: ReadonlySet<Socket>): void {
    const [oldest] = sockets;
    for (const socket of sockets) if (!isBusy(socket)) return void socket.destroy();
    oldest?.destroy();
  }

  return {
    take(socket) {
      const { remoteAddress = '' } = socket;
      if (isProxy(remoteAddress, 0)) return;
      const address = addressOf(remoteAddress);
      const sockets = taken.get(address) ?? new Set();
      if (sockets.size >= max) giveWay(sockets);
      sockets.add(socket);
      taken.set(address, sockets);
      ofSocket.set(socket, sockets);
      socket.once('close', () => {
        sockets.delete(socket);
        if (sockets.size === 0 && taken.get(address) === sockets) taken.delete(address);
      });
    },
    use(socket) {
      const sockets = ofSocket.get(socket);
      if (sockets?.delete(socket)) sockets.add(socket);
    },
    exempt: (socket) => void ofSocket.get(socket)?.delete(socket),
  };
}
