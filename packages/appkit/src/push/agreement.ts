import { type Locale, localeCode } from '@cpc/i18n';
import { isFor, isGranted, type PushInput, subscribeAt, subscriptionAt, subscriptionInput } from './device.ts';

/** Whose messages an app asks for, and the calls that register a browser for them. */
export interface PushTerms {
  /** The address of the app, where its worker is. */
  readonly base: string;
  readonly state: (endpoint: string | undefined) => Promise<{
    /** The server's push key; null if it sends no messages. */
    readonly key: string | null;
    /** The language of this browser's messages; null if it gets none. */
    readonly language: string | null;
  }>;
  readonly start: (subscription: PushInput) => Promise<unknown>;
  readonly stop: (endpoint: string) => Promise<unknown>;
  /** Where the device keeps who agreed. Browsers may drop a subscription; it is then created again. */
  readonly readAgreed: () => string | null | undefined;
  readonly keepAgreed: (owner: string | undefined) => void;
  /** Who is logged in. */
  readonly owner: () => string;
}

export interface Agreed {
  readonly key: string | null;
  readonly on: boolean;
}

export interface PushAgreement {
  /** Asks the browser, and registers the subscription with the server. @returns whether messages are on */
  readonly agree: (key: string) => Promise<boolean>;
  /** Ends messages here and on the server. Ending them in the browser is enough if the server cannot be reached. */
  readonly disagree: () => Promise<void>;
  /**
   * Ends messages when the person logs out, without waiting for a push service. The device remembers who agreed until
   * they have ended in the browser. @returns the endpoint that ends, for the server to forget
   */
  readonly leave: () => Promise<string | undefined>;
  /** The endpoint of this browser's subscription, if it has one. */
  readonly endpointHere: () => Promise<string | undefined>;
  /**
   * Whether this browser receives messages for the person, in the current language. If a subscription that the person
   * agreed to was lost in the browser or on the server, it is restored without a question.
   */
  readonly agreedHere: (locale: Locale) => Promise<Agreed>;
}

export function pushAgreement(terms: PushTerms): PushAgreement {
  const { base, readAgreed, keepAgreed, owner } = terms;
  const agree = async (key: string) => {
    const subscription = await subscribeAt(base, key);
    if (subscription === undefined) return false;
    await terms.start(subscriptionInput(subscription));
    keepAgreed(owner());
    return true;
  };
  return {
    agree,
    async disagree() {
      keepAgreed(undefined);
      const subscription = await subscriptionAt(base);
      if (subscription === null) return;
      await subscription.unsubscribe();
      await terms.stop(subscription.endpoint).catch(() => undefined);
    },
    async leave() {
      const left = readAgreed();
      // Somebody else may have agreed meanwhile.
      const ended = () => readAgreed() === left && keepAgreed(undefined);
      const subscription = await subscriptionAt(base);
      if (subscription === null) ended();
      else subscription.unsubscribe().then(ended, () => undefined);
      return subscription?.endpoint;
    },
    endpointHere: async () => (await subscriptionAt(base))?.endpoint,
    async agreedHere(locale) {
      const here = await subscriptionAt(base);
      const { key, language: subscribedLanguage } = await terms.state(here?.endpoint);
      if (key === null) return { key, on: false };
      if (here !== null && subscribedLanguage === localeCode(locale) && isFor(here, key)) return { key, on: true };
      const wanted = subscribedLanguage !== null || readAgreed() === owner();
      return { key, on: wanted && isGranted() && (await agree(key).catch(() => false)) };
    },
  };
}
