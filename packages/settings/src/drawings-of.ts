import type { DrawingProviderConfig, DrawingsConfig } from '@cpc/api';
import * as z from 'zod';
import { drawingPricesOf } from './drawing-price.ts';
import { must, text, wholeNumber } from './variables.ts';

const PROVIDERS = ['illustrator', 'openai', 'automatic1111', 'comfyui', 'replicate', 'standin', 'none'] as const;
type Provider = (typeof PROVIDERS)[number];

const address = z
  .string()
  .regex(
    /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*[^\s/?#])?$/,
    must('an address like https://host:port, without a slash at the end'),
  )
  .optional();

/** Drawing from words: who draws, how much, and who moderates. */
export const DRAWING_VARIABLES = {
  DRAWING_PROVIDER: z.enum(PROVIDERS, must(PROVIDERS.join(', '))).default('illustrator'),
  DRAWING_URL: address,
  DRAWING_KEY: text,
  DRAWING_MODEL: z.string().max(200, must('at most 200 characters')).default(''),
  DRAWING_RESTYLE: z.enum(['0', '1'], must('0 or 1')).default('1'),
  DRAWINGS_PER_CUSTOMER: wholeNumber(0, 1_000_000, 20),
  DRAWINGS_PER_STATION: wholeNumber(0, 1_000_000, 500),
  DRAWINGS_OF_CUSTOMER_AT_ONCE: wholeNumber(1, 100, 3),
  DRAWINGS_AT_ONCE: wholeNumber(1, 64, 1),
  DRAWING_PRICE: z.string().default('0'),
  MODERATION_URL: address,
  MODERATION_KEY: text,
  MODERATION_MODEL: z.string().max(200, must('at most 200 characters')).default('omni-moderation-latest'),
};
const schema = z.object(DRAWING_VARIABLES);
type Variables = z.infer<typeof schema> & { readonly CURRENCY: string };

/** The usual addresses of services that have one. */
const ADDRESSES: Readonly<Partial<Record<Provider, string>>> = {
  openai: 'https://api.openai.com',
  replicate: 'https://api.replicate.com',
};

export interface DrawingSettings extends DrawingsConfig {
  /** The stand-in of a model server draws, in this process: never in production. */
  readonly standin: boolean;
}

export function drawingProblems(variables: Variables, production: boolean): string[] {
  const { DRAWING_PROVIDER: kind, DRAWING_URL: url, DRAWING_MODEL: model } = variables;
  const needs = (name: string) => `${name} must be set with DRAWING_PROVIDER=${kind}`;
  const isServer = kind !== 'illustrator' && kind !== 'standin' && kind !== 'none';
  return [
    ...(pricesOf(variables) ? [] : ['DRAWING_PRICE must be 0, or amounts that can be paid, like 0.50,USD:0.60,JPY:80']),
    ...(kind === 'standin' && production ? ['DRAWING_PROVIDER must not be standin in production'] : []),
    ...(isServer && (url ?? ADDRESSES[kind]) === undefined ? [needs('DRAWING_URL')] : []),
    ...(isServer && kind !== 'automatic1111' && model === '' ? [needs('DRAWING_MODEL')] : []),
    ...(kind === 'replicate' && variables.DRAWING_KEY === undefined ? [needs('DRAWING_KEY')] : []),
    ...(kind === 'replicate' && !/^\w[\w.-]*\/\w[\w.-]*(:\w+)?$/.test(model)
      ? ['DRAWING_MODEL must be owner/name or owner/name:version with DRAWING_PROVIDER=replicate']
      : []),
    ...(!isServer && url !== undefined ? [`DRAWING_URL must be empty with DRAWING_PROVIDER=${kind}`] : []),
  ];
}

export function drawingsOf(variables: Variables): DrawingSettings {
  const { MODERATION_URL: url, MODERATION_KEY: key, MODERATION_MODEL: model } = variables;
  return {
    provider: providerOf(variables),
    restyle: variables.DRAWING_RESTYLE === '1',
    perCustomer: variables.DRAWINGS_PER_CUSTOMER,
    perStation: variables.DRAWINGS_PER_STATION,
    atOnce: variables.DRAWINGS_OF_CUSTOMER_AT_ONCE,
    perServer: variables.DRAWINGS_AT_ONCE,
    prices: pricesOf(variables) ?? {},
    moderation: url === undefined ? undefined : { url, key, model },
    standin: variables.DRAWING_PROVIDER === 'standin',
  };
}

const pricesOf = ({ DRAWING_PRICE, CURRENCY }: Variables) => drawingPricesOf(DRAWING_PRICE, CURRENCY);

function providerOf(variables: Variables): DrawingProviderConfig | undefined {
  const { DRAWING_PROVIDER: kind, DRAWING_KEY: key, DRAWING_MODEL: model } = variables;
  if (kind === 'illustrator') return { kind };
  if (kind === 'standin' || kind === 'none') return undefined;
  return { kind, url: variables.DRAWING_URL ?? ADDRESSES[kind] ?? '', key, model };
}
