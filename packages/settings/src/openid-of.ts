import type { OpenidProviderConfig } from '@cpc/api';
import * as z from 'zod';
import { must } from './variables.ts';

const FORM =
  'JSON like [{"name":"example","issuer":"https://id.example","client_id":"…","client_secret":"…","label":"Example"}], each name once';

const provider = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9-]{1,40}$/),
    issuer: z.string().regex(/^https?:\/\/[^\s?#@]+$/),
    client_id: z.string().min(1).max(300),
    client_secret: z.string().min(1).max(1000),
    label: z.string().min(1).max(40),
  })
  .transform(
    ({ client_id: clientId, client_secret: clientSecret, ...rest }): OpenidProviderConfig => ({
      ...rest,
      clientId,
      clientSecret,
    }),
  );

/** The OpenID Connect providers that customers may log in with. */
export const openidProviders = z
  .string()
  .transform((value, context) => {
    const read = z.array(provider).max(10).safeParse(parsed(value));
    const names = read.data?.map(({ name }) => name) ?? [];
    if (read.success && new Set(names).size === names.length) return read.data;
    // The message must not repeat the value: it has secrets.
    context.addIssue({ code: 'custom', message: must(FORM).error });
    return z.NEVER;
  })
  .default([]);

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Over plain http anybody on the way could answer as the provider. */
export const openidProblems = (providers: readonly OpenidProviderConfig[], production: boolean): string[] =>
  production && providers.some(({ issuer }) => !issuer.startsWith('https:'))
    ? ['OPENID_PROVIDERS must have https issuers in production']
    : [];
