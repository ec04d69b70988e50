import { translatorFor } from '@cpc/i18n/testing';
import { expect, it } from 'vitest';
import { minutesOf } from './minutes.ts';

it.each([
  [0, 0],
  [5, 0],
  [59, 0],
  [60, 1],
  [89, 1],
  [95, 2],
  [179, 3],
  [600, 10],
  [660, 15],
  [1_000, 20],
  [3_601, 60],
])('[QU-01.3] an estimate of %i s is shown as %i minutes', (seconds, minutes) => {
  expect(minutesOf(seconds)).toBe(minutes);
});

it('[QU-01.3] the last seconds of a print read as less than a minute, in every language', () => {
  const texts = (['en-US', 'zh-Hans', 'ar'] as const).map((locale) =>
    translatorFor(locale, 'customer').t('queue.eta', { minutes: minutesOf(6) }),
  );
  expect(texts).toEqual(['Ready in less than a minute', '1 分钟内可取', 'جاهز خلال أقل من دقيقة']);
});
