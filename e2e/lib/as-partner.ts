import type { Shop } from '@cpc/testkit';

/** Calls the partner's API with a login of its own. */
export async function asPartner({
  origin,
  partnerPassword,
}: Pick<Shop, 'origin' | 'partnerPassword'>): Promise<
  (name: string, fields: Readonly<Record<string, string>>) => Promise<unknown>
> {
  const call = async (name: string, fields: Readonly<Record<string, string>>, headers = {}) => {
    const body = new URLSearchParams({ s: name, ...fields });
    const response = await fetch(`${origin}/partnerapplets/index`, { method: 'POST', headers, body });
    return response.json();
  };
  const { data } = await call('Partner.login', { username: 'demo', password: partnerPassword });
  return (name, fields) => call(name, fields, { authorization: data.tokenHead + data.token });
}
