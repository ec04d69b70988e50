import type { Shop } from '@cpc/testkit';

type Login = Pick<Shop, 'origin' | 'partnerPassword'>;
type Call = (name: string, fields: Readonly<Record<string, string>>) => Promise<unknown>;

const PATHS = {
  demo: '/partnerapplets/index',
  operator: '/operatorapplets/index',
  operator2: '/operatorapplets/index',
} as const;

/** Calls the partner's API with a login of its own. */
export const asPartner = (shop: Login): Promise<Call> => callerOf(shop, 'demo');

/** Calls the operator's API with a login of its own. */
export const asOperator = (shop: Login): Promise<Call> => callerOf(shop, 'operator');

/** The same for the operator who confirms what the first one asks for. */
export const asSecondOperator = (shop: Login): Promise<Call> => callerOf(shop, 'operator2');

async function callerOf({ origin, partnerPassword }: Login, username: keyof typeof PATHS): Promise<Call> {
  const call = async (path: string, fields: Readonly<Record<string, string>>, headers = {}) => {
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) });
    return response.json();
  };
  const { data } = await call(PATHS.demo, { s: 'Partner.login', username, password: partnerPassword });
  const headers = { authorization: data.tokenHead + data.token };
  return (name, fields) => call(PATHS[username], { s: name, ...fields }, headers);
}

/** @returns what a call answers @throws if it refuses */
export async function dataOf<Data>(answer: Promise<unknown>): Promise<Data> {
  const { code, data, msg } = (await answer) as { readonly code: number; readonly data: Data; readonly msg: string };
  if (code !== 0) throw new Error(`the call is refused: ${code} ${msg}`);
  return data;
}
