import { readEnvironment } from './environment.ts';

/** The least that production needs. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  PAYPAL_ENVIRONMENT: 'live',
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'hook',
} as const;

/** What the settings refuse; nothing if they are read. */
export function problemsOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
