import { ACTIONS, type ActionInput, type ActionName, type ActionOutput, type Envelope } from '@cpc/contract';
import type { FastifyInstance } from 'fastify';

export type Answer<Data = unknown> = Envelope<Data> & { readonly http: number };

/** Calls a server that does not listen, form-encoded like a client. */
export interface Caller {
  readonly call: <Name extends ActionName>(name: Name, input: ActionInput<Name>) => Promise<Answer<ActionOutput<Name>>>;
  /** Returns the data of a successful answer. @throws Error if the call fails */
  readonly must: <Name extends ActionName>(name: Name, input: ActionInput<Name>) => Promise<ActionOutput<Name>>;
  readonly headers: Readonly<Record<string, string>>;
}

export function caller(app: FastifyInstance, headers: Readonly<Record<string, string>> = {}): Caller {
  const call: Caller['call'] = async (name, input) => {
    const path = ACTIONS.find((action) => action.name === name)?.path ?? '';
    return answerOf(
      await app.inject({
        method: 'POST',
        url: path,
        headers: { ...headers, ...FORM },
        payload: form(Object.assign({ s: name }, input)),
      }),
    );
  };
  return {
    headers,
    call,
    async must(name, input) {
      const answer = await call(name, input);
      if (answer.code !== 0) throw new Error(`${name} answered ${answer.http} ${JSON.stringify(answer)}`);
      return answer.data;
    },
  };
}

/** A guest: a customer without a phone number. */
export async function guest(app: FastifyInstance): Promise<Caller> {
  return callerOf(app, await caller(app).must('User.guest', {}));
}

/** Somebody who has logged in. */
export const callerOf = (
  app: FastifyInstance,
  { tokenHead, token }: { readonly tokenHead: string; readonly token: string },
): Caller => caller(app, { authorization: tokenHead + token });

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export function form(fields: Readonly<Record<string, unknown>>): string {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) encoded.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return encoded.toString();
}

export function answerOf<Data>(response: { readonly statusCode: number; readonly body: string }): Answer<Data> {
  const envelope: Envelope<Data> = JSON.parse(response.body);
  return { ...envelope, http: response.statusCode };
}

/** The name of the error of an answer; undefined if it succeeded. */
export const errorOf = ({ data }: { readonly data: unknown }) => (data as { readonly error?: string }).error;
