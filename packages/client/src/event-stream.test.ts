import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventStreamParser } from './event-stream.ts';

it('[QU-01.1] events are parsed by the standard: comments skipped, lines joined, one space dropped', () => {
  const parse = eventStreamParser();
  expect(parse(': ping\r\nevent: queue\rdata:  a\ndata:b\n\nid: 4\n\ndata\n\n')).toEqual([
    { event: 'queue', data: ' a\nb' },
    { event: 'message', data: '' },
  ]);
});

it('[QU-01.1] the events do not depend on where the network splits the text', () => {
  const text = 'event: queue\r\ndata: {"a":1}\r\n\r\n: x\rdata: two\rdata: lines\r\revent: end\ndata: 终\n\n';
  const whole = eventStreamParser()(text);
  expect(whole).toHaveLength(3);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: text.length })), (cuts) => {
      const parse = eventStreamParser();
      const edges = [0, ...cuts.sort((a, b) => a - b), text.length];
      expect(edges.slice(1).flatMap((end, i) => parse(text.slice(edges[i], end)))).toEqual(whole);
    }),
    { seed: 7 },
  );
});
