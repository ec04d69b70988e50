import { describe, expect, it } from 'vitest';
import { hasTopic, MAIL_TOPICS, topicBits, topicsOf } from './mail-topics.ts';

describe('topics of e-mails', () => {
  it('[NT-02] are kept as one number, each by itself', () => {
    for (const topic of MAIL_TOPICS) {
      const bits = topicBits([topic]);
      expect(topicsOf(bits)).toEqual([topic]);
      expect(MAIL_TOPICS.filter((other) => hasTopic(bits, other))).toEqual([topic]);
    }
    expect(topicsOf(topicBits([...MAIL_TOPICS]))).toEqual([...MAIL_TOPICS]);
    expect(topicBits([])).toBe(0);
  });
});
