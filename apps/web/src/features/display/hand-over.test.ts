import { ClientError } from '@cpc/client';
import { describe, expect, it } from 'vitest';
import { handOver, NotHandedOver } from './hand-over.ts';
import { scan } from './scanner.ts';

const ITEM = { order_number: 'AB12CD34', bay: 'A1', picture: null };
const answers = (data: unknown) => ({ call: async () => data }) as unknown as Parameters<typeof handOver>[0];
const fails = (error: unknown) => ({ call: () => Promise.reject(error) }) as unknown as Parameters<typeof handOver>[0];
const agent = (code: number, data: unknown, msg = '') =>
  (async () => new Response(JSON.stringify({ code, data, msg, count: 1 }))) as unknown as typeof fetch;
const nobody = (() => Promise.reject(new TypeError('refused'))) as unknown as typeof fetch;
const unreachable = fails(new ClientError('networkAbnormal', 0, 'Abnormal network connection'));
const reason = (handing: Promise<unknown>) =>
  handing.then(
    () => 'handed',
    (error: unknown) => error instanceof NotHandedOver && [error.reason, error.message || error.seconds],
  );

describe('handing over at the display', () => {
  it('[QU-02.1] the server decides, and its refusal is shown in its own words', async () => {
    expect(await handOver(answers(ITEM), nobody, '123456')).toEqual(ITEM);
    const wrong = fails(new ClientError('pickupCodeWrong', 1501, 'This code is wrong.'));
    expect(await reason(handOver(wrong, agent(0, ITEM), '123456'))).toEqual(['told', 'This code is wrong.']);
  });

  it('[SA-07.2] the station beside the display decides while the server is down', async () => {
    expect(await handOver(unreachable, agent(0, ITEM), '123456')).toEqual(ITEM);
    const silent = {
      call: (_name: string, _input: unknown, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    };
    expect(await handOver(silent as unknown as Parameters<typeof handOver>[0], agent(0, ITEM), '123456', 5)).toEqual(
      ITEM,
    );
    expect(await reason(handOver(unreachable, agent(1502, { error: 'pickupLocked', seconds: 7 }), '1'))).toEqual([
      'locked',
      7,
    ]);
    const paused = fails(new ClientError('pickupLocked', 1502, 'Too many', { error: 'pickupLocked', seconds: 9 }));
    expect(await reason(handOver(paused, nobody, '1'))).toEqual(['locked', 9]);
    expect(await reason(handOver(unreachable, agent(1501, { error: 'pickupCodeWrong' }), '1'))).toEqual(['wrong', 0]);
    expect(await reason(handOver(unreachable, nobody, '1'))).toEqual(['away', 0]);
  });

  it('[QU-02.1] keys of a scanner are distinguished from keys of a person', () => {
    const token = `CPC1.${'a1'.repeat(13)}.123456.${'x'.repeat(86)}`;
    let read = '';
    let code: string | undefined;
    for (const key of [...Array.from(token), 'Shift', 'Enter']) {
      const after = scan(read, key);
      expect(after).toBeDefined();
      read = after?.read ?? '';
      code = after?.code ?? code;
    }
    expect([read, code]).toEqual(['', token]);
    expect([...Array.from('123456'), 'Backspace', 'Enter'].map((key) => scan('', key))).toEqual(
      Array(8).fill(undefined),
    );
    expect(scan('C', 'x')).toEqual({ read: '' });
  });
});
