import { describe, expect, it } from 'vitest';
import { attributes, integer, string } from '../ipp/attributes.ts';
import { conditionOf } from './condition.ts';

describe('a printer’s condition', () => {
  const printer = (state: number, accepting: boolean, ...reasons: string[]) =>
    conditionOf(
      attributes({
        'printer-state': integer(state),
        'printer-is-accepting-jobs': { type: 'boolean', value: accepting },
        'printer-state-reasons': reasons.map((reason) => string('keyword', reason)),
      }),
    );

  it.each([
    ['idle', printer(3, true, 'none'), true, []],
    ['low on ink', printer(4, true, 'marker-supply-low-warning'), true, ['marker-supply-low-warning']],
    ['out of media', printer(3, true, 'media-empty'), false, ['media-empty']],
    ['open', printer(5, true, 'door-open'), false, ['door-open']],
    ['waiting for media', printer(4, true, 'media-needed-warning'), false, ['media-needed-warning']],
    ['low on one of its media', printer(4, true, 'media-empty-warning'), true, ['media-empty-warning']],
    ['out of ink', printer(4, true, 'marker-supply-empty-error'), false, ['marker-supply-empty-error']],
    ['of a maker with own words', printer(3, true, 'com.example-warming-up'), true, ['com.example-warming-up']],
    ['closed for jobs', printer(3, false, 'none'), false, ['not-accepting-jobs']],
  ] as const)('[SA-04.1] is reported for one that is %s', (_, condition, ready, reasons) => {
    expect(condition).toEqual({ ready, reasons });
  });

  it.each(['', '-report', '-warning', '-error'])(
    '[SA-04.1] is not ready if it cannot be used at all, with %j',
    (severity) => {
      const unusable = [
        'offline',
        'shutdown',
        'power-down',
        'paused',
        'moving-to-paused',
        'hold-new-jobs',
        'timed-out',
      ];
      const closed = [
        'connecting-to-device',
        'door-open',
        'cover-open',
        'interlock-open',
        'media-jam',
        'spool-area-full',
      ];
      for (const reason of [...unusable, ...closed, 'media-needed', 'deactivated', 'suspend'])
        expect(printer(3, true, reason + severity)).toEqual({ ready: false, reasons: [reason + severity] });
    },
  );

  it.each(['media-low', 'marker-supply-low', 'output-area-almost-full', 'media-empty', 'stopped-partly'])(
    '[SA-04.1] is ready if it only reports %s',
    (reason) => {
      expect(printer(3, true, `${reason}-report`).ready).toBe(true);
    },
  );
});
