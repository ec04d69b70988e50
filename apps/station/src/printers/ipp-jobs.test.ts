import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributes, integer, string } from '../ipp/attributes.ts';
import { conditionOf } from './condition.ts';
import { findAmong, type IppJob, JOB_STATE, markOf } from './ipp-jobs.ts';

const job = (id: number, state: number, name = `other-${id}`): IppJob => ({
  id,
  name,
  state,
  reasons: [],
  percent: undefined,
  counts: '',
  message: '',
});

describe('finding a job at the printer', () => {
  it('[SA-03] a job is absent only if the printer remembers an earlier ended one', () => {
    const mark = markOf([job(4, JOB_STATE.completed)]);
    expect(findAmong([job(4, JOB_STATE.completed)], 'mine', mark)).toBe('absent');
    expect(findAmong([], 'mine', mark)).toBe('unknown');
    expect(findAmong([job(9, JOB_STATE.completed)], 'mine', mark)).toBe('unknown');
    expect(findAmong([], 'mine', markOf([]))).toBe('unknown');
  });

  it('[SA-03] a job that a forgetful printer has printed is never called absent', () => {
    const history = fc.record({ before: fc.nat(5), after: fc.nat(5), forgotten: fc.nat(12) });
    fc.assert(
      fc.property(history, ({ before, after, forgotten }) => {
        const earlier = Array.from({ length: before }, (_, index) => job(index + 1, JOB_STATE.completed));
        const mine = job(before + 1, JOB_STATE.completed, 'mine');
        const later = Array.from({ length: after }, (_, index) => job(before + 2 + index, JOB_STATE.completed));
        const remembered = [...earlier, mine, ...later].slice(forgotten);
        expect(findAmong(remembered, 'mine', markOf(earlier))).not.toBe('absent');
      }),
    );
  });

  it('[SA-03] nor if the printer was restarted and counts its jobs from one again', () => {
    const mark = markOf([job(1, JOB_STATE.completed, 'earlier')]);
    expect(findAmong([job(1, JOB_STATE.completed, 'of another')], 'mine', mark)).toBe('unknown');
  });

  it('only an ended job serves as a mark: others may be remembered for longer', () => {
    expect(markOf([job(3, JOB_STATE.completed), job(8, JOB_STATE.held)])).toBe('3 other-3');
  });
});

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
  ] as const)('[SA-04] is reported for one that is %s', (_, condition, ready, reasons) => {
    expect(condition).toEqual({ ready, reasons });
  });
});
