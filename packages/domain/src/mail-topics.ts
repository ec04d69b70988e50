/** What a customer is told by e-mail if wanted, and what a person of shops is (NT-02). */
export const ORDER_TOPICS = ['pickup', 'parcel', 'problem'] as const;
export const SHOP_TOPICS = ['stations', 'prints', 'supplies'] as const;

/** The topics of news; what must be sent has none. Their order is stored: a new one comes last. */
export const MAIL_TOPICS = [...ORDER_TOPICS, ...SHOP_TOPICS] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

const bitOf = (topic: MailTopic): number => 1 << MAIL_TOPICS.indexOf(topic);

/** Topics as one number, as a database keeps them: one bit for each; 0 for none. */
export const topicBits = (topics: readonly MailTopic[]): number =>
  topics.reduce((bits, topic) => bits | bitOf(topic), 0);

export const hasTopic = (bits: number, topic: MailTopic): boolean => (bits & bitOf(topic)) !== 0;

/** The topics of a number, in their order. */
export const topicsOf = (bits: number): MailTopic[] => MAIL_TOPICS.filter((topic) => hasTopic(bits, topic));
