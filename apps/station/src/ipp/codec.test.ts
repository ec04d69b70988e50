import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsOf, numberOf, stringsOf } from './attributes.ts';
import { decode, IppFormatError } from './decode.ts';
import { encode } from './encode.ts';
import { GROUP, type IppAttributes, type IppMessage, type IppValue, LANGUAGE_TAGS, STRING_TAGS } from './message.ts';

const recorded = (name: string): Buffer => readFileSync(new URL(`./recorded/${name}.ipp`, import.meta.url));

const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const words = fc.string({ unit: 'grapheme', maxLength: 40 });
const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,40}$/);
const keysOf = <T extends object>(of: T) => fc.constantFrom(...(Object.keys(of) as (keyof T)[]));
/** `octetString`, `dateTime`, out-of-band `unknown` and a tag that no RFC defines yet. */
const rawTag = fc.constantFrom(0x30, 0x31, 0x12, 0x7f);

const plain: fc.Arbitrary<IppValue> = fc.oneof(
  fc.record({ type: fc.constantFrom('integer' as const, 'enum' as const), value: int32 }),
  fc.record({ type: fc.constant('boolean' as const), value: fc.boolean() }),
  fc.record({ type: fc.constant('range' as const), low: int32, high: int32 }),
  fc.record({ type: fc.constant('resolution' as const), x: int32, y: int32, units: fc.constantFrom(3, 4) }),
  fc.record({ type: keysOf(STRING_TAGS), value: words }),
  fc.record({ type: keysOf(LANGUAGE_TAGS), language: words, value: words }),
  fc.record({
    type: fc.constant('bytes' as const),
    tag: rawTag,
    value: fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
  }),
);
const attributesOf = (value: fc.Arbitrary<IppValue>, maxKeys: number): fc.Arbitrary<IppAttributes> =>
  fc
    .uniqueArray(fc.tuple(name, fc.array(value, { minLength: 1, maxLength: 3 })), {
      maxLength: maxKeys,
      selector: ([key]) => key,
    })
    .map((entries) => new Map(entries));
const { value } = fc.letrec<{ value: IppValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    plain,
    fc.record({ type: fc.constant('collection' as const), members: attributesOf(tie('value'), 3) }),
  ),
}));
const message: fc.Arbitrary<IppMessage> = fc.record({
  version: fc.constantFrom([1, 1] as const, [2, 0] as const),
  code: fc.integer({ min: 0, max: 0xffff }),
  requestId: int32,
  groups: fc.array(
    fc.record({ tag: fc.constantFrom(GROUP.operation, GROUP.job, GROUP.printer), attributes: attributesOf(value, 5) }),
    { maxLength: 4 },
  ),
  data: fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes)),
});

describe('the IPP codec', () => {
  it('[SA-04.1] decodes every message it encodes', () => {
    fc.assert(
      fc.property(message, (sent) => {
        expect(decode(encode(sent))).toEqual(sent);
      }),
    );
  });

  it('[SA-04.1] encodes the same bytes as ipptool', () => {
    const request = recorded('print-job-request');
    expect(encode(decode(request)).equals(request)).toBe(true);
  });

  it('[SA-04.1] decodes what ippeveprinter says about its jobs', () => {
    const answer = recorded('get-jobs-answer');
    const [job] = groupsOf(decode(answer), GROUP.job);
    expect(numberOf(job?.attributes, 'job-state')).toBe(5);
    expect(stringsOf(job?.attributes, 'job-name')).toEqual(['jobX-1']);
    expect(encode(decode(answer)).equals(answer)).toBe(true);
  });

  it('[SA-04.1] keeps the first of a repeated attribute, as ippeveprinter sends it', () => {
    const [printer] = groupsOf(decode(recorded('get-printer-attributes-answer')), GROUP.printer);
    expect(stringsOf(printer?.attributes, 'document-format-supported')).toEqual(['application/pdf', 'image/png']);
    expect(printer?.attributes.get('media-size-supported')).toEqual([
      {
        type: 'collection',
        members: new Map([
          ['x-dimension', [{ type: 'range', low: 4000, high: 30000 }]],
          ['y-dimension', [{ type: 'range', low: 4000, high: 42000 }]],
        ]),
      },
    ]);
  });

  it('[SA-04.1] refuses every truncated message, and never reads past the end', () => {
    const whole = recorded('print-job-request');
    const attributesEnd = whole.indexOf('%PDF');
    for (let length = 0; length < attributesEnd; length += 1) {
      expect(() => decode(whole.subarray(0, length))).toThrow(IppFormatError);
    }
  });

  it('[SA-04.1] decodes hostile bytes to a message or a format error', () => {
    const hostile = fc
      .tuple(
        fc.constantFrom('get-jobs-answer', 'print-job-request'),
        fc.nat(),
        fc.uint8Array({ minLength: 1, maxLength: 8 }),
      )
      .map(([from, at, patch]) => {
        const bytes = recorded(from);
        bytes.set(patch.slice(0, bytes.length - (at % bytes.length)), at % bytes.length);
        return bytes;
      });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.uint8Array({ maxLength: 200 })), (bytes) => {
        try {
          decode(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(IppFormatError);
        }
      }),
    );
  });

  it('[SA-04.1] refuses collections nested too deeply', () => {
    const begin = Buffer.from([0x4a, 0, 0, 0, 1, 0x61, 0x34, 0, 0, 0, 0]);
    const head = Buffer.from([2, 0, 0, 0, 0, 0, 0, 1, 1, 0x34, 0, 1, 0x61, 0, 0]);
    expect(() => decode(Buffer.concat([head, ...Array.from({ length: 100_000 }, () => begin)]))).toThrow('nested');
  });
});
