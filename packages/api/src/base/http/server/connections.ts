import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import type { ApiConfig } from '../../services.ts';
import { addressOf } from '../address.ts';

/**
 * The most calls of one connection that wait for the previous call. Browsers do not pipeline calls; a client that
 * exceeds the limit is disconnected.
 */
export const MAX_WAITING_CALLS = 16;
/**
 * The most connections of one address. Behind the single address of a shop, 30 customers have six each, and their live
 * pages. Connections of the shop itself and its stations are not counted.
 */
export const MAX_CONNECTIONS_PER_ADDRESS = 600;

/** The time limit of an upload's body on a bad network, in ms. Other bodies have their own shorter limit. */
const MAX_REQUEST_MS = 600_000;
const MAX_HEADERS_MS = 15_000;
const CHECK_EVERY_MS = 5_000;
/** Longer than the usual 60 s of a proxy in front of the server: the proxy must close the connection first. */
const KEEP_ALIVE_MS = 72_000;
/**
 * The longest time without traffic on a connection: an unread answer, or a body that stopped. Live pages get comments.
 */
const MAX_STILL_MS = 120_000;

type ConnectionsConfig = Pick<ApiConfig, 'trustedProxies' | 'addressLimitsFactor'>;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface PipelinedRequest {
  readonly request: IncomingMessage;
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
}

export interface Connections {
  readonly serve: (handle: Handle) => Server;
  /**
   * Stops counting a connection that carried a login of a shop or a station: customers behind the same address cannot
   * displace it.
   */
  readonly exempt: (socket: Socket) => void;
  /** Returns true if a call of this connection is running. */
  readonly isBusy: (socket: Socket) => boolean;
  /** Closes every connection whose request is incomplete, or that has none. */
  readonly dropUnfinished: () => void;
}

/**
 * The connections of the server, limited per client. Only one call of a connection runs at a time, so that unread
 * answers do not pile up. The number of connections per address is limited.
 * @param config connections of trustedProxies belong to many clients and are not counted
 */
export function connections(config: ConnectionsConfig): Connections {
  const sockets = new Set<Socket>();
  const inWork = new Map<Socket, PipelinedRequest>();
  const ofAddresses = places(config, (socket) => inWork.has(socket));
  return {
    serve(handle) {
      const server = createServer(
        {
          requestTimeout: MAX_REQUEST_MS,
          headersTimeout: MAX_HEADERS_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          connectionsCheckingInterval: CHECK_EVERY_MS,
          // The server itself answers a call without a host, in the envelope.
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

function oneAtATime(inWork: Map<Socket, PipelinedRequest>, handle: Handle): Handle {
  const begin = (request: IncomingMessage, response: ServerResponse, waiting: PipelinedRequest['waiting']) => {
    const { socket } = request;
    inWork.set(socket, { request, waiting });
    response.once('close', () => setImmediate(end, socket, waiting));
    handle(request, response);
  };
  // The next call starts in a later turn of the event loop: otherwise calls that arrived together would run without a
  // pause.
  const end = (socket: Socket, waiting: PipelinedRequest['waiting']) => {
    const next = waiting.shift();
    if (next && !socket.destroyed) begin(...next, waiting);
    else inWork.delete(socket);
  };
  return (request, response) => {
    const { socket } = request;
    // Further calls that arrived together with the call above the limit.
    if (socket.destroyed) return;
    const waiting = inWork.get(socket)?.waiting;
    if (!waiting) begin(request, response, []);
    else if (waiting.length < MAX_WAITING_CALLS) waiting.push([request, response]);
    else socket.destroy();
  };
}

interface Places {
  /** Counts a new connection. */
  readonly take: (socket: Socket) => void;
  /** Records that a connection is used. */
  readonly use: (socket: Socket) => void;
  /** Stops counting a connection; the connection stays open. */
  readonly exempt: (socket: Socket) => void;
}

/**
 * Counts the connections of each address. At the limit, the least recently used connection is closed, idle ones first:
 * a client that opens many connections loses its own.
 */
function places(
  { trustedProxies, addressLimitsFactor }: ConnectionsConfig,
  isBusy: (socket: Socket) => boolean,
): Places {
  const max = MAX_CONNECTIONS_PER_ADDRESS * addressLimitsFactor;
  const isProxy = proxyAddress.compile([...trustedProxies]);
  /** In the order of the last use. */
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
