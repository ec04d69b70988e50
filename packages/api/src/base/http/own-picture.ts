import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is kept for one login is for no other: the browser asks again when the header differs (RFC 9111, 4.1). */
export const OF_ONE_LOGIN = { vary: 'authorization' } as const;

interface OwnPicture {
  readonly type: string;
  /** The hash in the address of the picture: its bytes never change. */
  readonly asset: string;
  readonly bytes: Uint8Array;
}

/**
 * Answers with a picture that only some logins may see. The browser keeps it for a year. After a renewal of the login it
 * asks once more and gets 304; another login, and a visitor, are refused.
 */
export function sendOwnPicture(request: FastifyRequest, reply: FastifyReply, { type, asset, bytes }: OwnPicture) {
  const etag = `"${asset}"`;
  reply.headers({ ...OF_ONE_LOGIN, etag, 'cache-control': 'private, max-age=31536000, immutable' });
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(bytes);
}
