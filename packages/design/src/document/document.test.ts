import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocument, anyFill, anyLayer } from '../testing.ts';
import { addLayer, removeLayer, restack, setBackground, topStack, updateLayer } from './change.ts';
import { canonicalJson } from './canonical-json.ts';
import { contentHash } from './content-hash.ts';
import { applyDiff, isEmptyDiff, reverseDiff, squashDiffs } from './diff.ts';
import { DOCUMENT_VERSION, type DesignDocument, EMPTY_DOCUMENT, layersOf } from './document.ts';
import type { LayerId } from './layers/base.ts';
import { PLAIN_LOOK, WHOLE_PICTURE } from './layers/picture.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { parseDocument } from './parse.ts';
import { LIMITS } from './limits.ts';

const problemsOf = (value: unknown) => {
  const parsed = parseDocument(value);
  return parsed.ok ? [] : parsed.problems;
};

describe('parsing a document', () => {
  it('[ED-06.1] every generated document survives JSON and the validator unchanged', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const parsed = parseDocument(JSON.parse(JSON.stringify(document)));
        expect(parsed).toEqual({ ok: true, document });
      }),
    );
  });

  const withLayer = (layer: unknown) => ({ ...EMPTY_DOCUMENT, records: { ...EMPTY_DOCUMENT.records, odd: layer } });
  const picture = {
    id: 'odd',
    stack: 'a0',
    opacity: 1,
    locked: false,
    hidden: false,
    group: null,
    crop: WHOLE_PICTURE,
    mask: null,
    look: PLAIN_LOOK,
    made: null,
    edge: null,
    shadow: null,
    rounding: 0,
    framed: false,
    type: 'picture',
    asset: 'a'.repeat(64),
    width: 10,
    height: 10,
    placement: { x: 1, y: 1, scale: 1, rotation: 0, flipX: false, flipY: false },
  };
  it.each([
    ['null', null, 'document: notADocument'],
    ['a list', [], 'document: notADocument'],
    ['no version', { records: {} }, 'document: notADocument'],
    ['a later version', { version: DOCUMENT_VERSION + 1, records: {} }, 'document: tooNew'],
    ['an earlier version without a migration', { version: 0, records: {} }, 'document: noWayUp'],
    ['no records', { version: 1 }, 'document: records is missing'],
    ['no background', { version: 1, records: {} }, 'document: the background is missing'],
    ['an unknown field', { ...EMPTY_DOCUMENT, owner: 'me' }, 'document: unknown field owner'],
    ['an unknown layer', withLayer({ ...picture, type: 'hologram' }), 'odd'],
    ['NaN', withLayer({ ...picture, width: Number.NaN }), 'odd.width'],
    ['1e9 mm', withLayer({ ...picture, placement: { ...picture.placement, x: 1e9 } }), 'odd.placement.x'],
    ['a text layer without text', withLayer({ ...picture, type: 'text' }), 'odd'],
    ['another id than its key', withLayer({ ...picture, id: 'else' }), 'odd: the record calls itself else'],
    [
      'a name every object has',
      { ...EMPTY_DOCUMENT, records: { ...EMPTY_DOCUMENT.records, constructor: { ...picture, id: 'constructor' } } },
      'constructor.id',
    ],
  ])('[ED-06.1] refuses %s and says where', (_what, value, problem) => {
    expect(problemsOf(value).join('\n')).toContain(problem);
  });

  it('[ED-06.1] refuses ten thousand layers without reading them', () => {
    const records = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`l${n}`, {}]));
    expect(problemsOf({ version: 1, records: { ...EMPTY_DOCUMENT.records, ...records } })).toEqual([
      `document: more than ${LIMITS.layers} layers`,
    ]);
  });
});

describe('migrations', () => {
  it('[ED-06.2] there is a migration from every version ever stored', () => {
    expect(MIGRATIONS.map((step) => step.from)).toEqual(Array.from({ length: DOCUMENT_VERSION - 1 }, (_, n) => n + 1));
  });

  it('[ED-06.2] migrations run in order, each once, and a gap is refused', () => {
    const steps = [
      { from: 2, up: (d: Readonly<Record<string, unknown>>) => ({ ...d, trail: `${String(d['trail'])}-2` }) },
      { from: 1, up: (d: Readonly<Record<string, unknown>>) => ({ ...d, trail: '1' }) },
    ];
    expect(migrate({ version: 1 }, steps, 3)).toEqual({ ok: true, document: { version: 3, trail: '1-2' } });
    expect(migrate({ version: 1 }, steps, 4)).toEqual({ ok: false, problem: 'noWayUp' });
  });
});

describe('changes as values', () => {
  const pairs = fc.tuple(anyDocument, anyDocument, anyDocument);
  const diffDocuments = (from: DesignDocument, to: DesignDocument) =>
    squashDiffs({ added: {}, updated: {}, removed: from.records }, { added: to.records, updated: {}, removed: {} });

  it('[ED-06.4] a change and its reverse restore the document', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const diff = diffDocuments(a, b);
        expect(applyDiff(a, diff)).toEqual(b);
        expect(applyDiff(b, reverseDiff(diff))).toEqual(a);
      }),
    );
  });

  it('[ED-06.4] a squashed change has the effect of both changes in order', () => {
    fc.assert(
      fc.property(pairs, ([a, b, c]) => {
        const squashed = squashDiffs(diffDocuments(a, b), diffDocuments(b, c));
        expect(applyDiff(a, squashed)).toEqual(c);
        expect(applyDiff(c, reverseDiff(squashed))).toEqual(a);
      }),
    );
  });

  it('[ED-06.4] a change squashed with its reverse is no change', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const diff = diffDocuments(a, b);
        expect(isEmptyDiff(squashDiffs(diff, reverseDiff(diff)))).toBe(true);
      }),
    );
  });

  it('[ED-06.4] a change keeps the identity of records that it does not name', () => {
    fc.assert(
      fc.property(anyDocument, anyLayer, anyFill, (document, layer, fill) => {
        const changed = applyDiff(applyDiff(document, addLayer(layer)), setBackground(document, fill));
        for (const existing of layersOf(document)) expect(changed.records[existing.id]).toBe(existing);
      }),
    );
  });

  it('[ED-06.1] [ED-06.4] a change of a missing layer is refused', () => {
    expect(() => removeLayer(EMPTY_DOCUMENT, 'gone' as LayerId)).toThrow(RangeError);
    expect(() => updateLayer(EMPTY_DOCUMENT, 'gone' as LayerId, { opacity: 1 })).toThrow(RangeError);
  });
});

describe('the order of layers', () => {
  const orderOf = (document: DesignDocument) => layersOf(document).map((layer) => layer.id);

  it('[ED-01.4] a layer moves front, forward, backward and back; the others keep their order', () => {
    const many = anyDocument.filter((document) => layersOf(document).length > 0);
    fc.assert(
      fc.property(many, fc.nat(), fc.constantFrom('front', 'forward', 'backward', 'back'), (document, pick, move) => {
        const before = orderOf(document);
        const at = pick % before.length;
        const id = before[at] as LayerId;
        const after = orderOf(applyDiff(document, restack(document, id, move)));
        const to = {
          front: before.length - 1,
          forward: Math.min(at + 1, before.length - 1),
          backward: Math.max(at - 1, 0),
          back: 0,
        }[move];
        const others = before.filter((other) => other !== id);
        expect(after).toEqual([...others.slice(0, to), id, ...others.slice(to)]);
      }),
    );
  });

  it('[ED-01.4] a layer with the top stack key lies above all others', () => {
    fc.assert(
      fc.property(anyDocument, anyLayer, (document, layer) => {
        const added = applyDiff(document, addLayer({ ...layer, stack: topStack(document) }));
        expect(orderOf(added).at(-1)).toBe(layer.id);
      }),
    );
  });
});

describe('the content hash', () => {
  it('[ED-06.3] does not depend on the order of keys', () => {
    expect(canonicalJson({ b: 1, a: { d: [2, { z: 1, y: 2 }], c: 3 } })).toBe(
      '{"a":{"c":3,"d":[2,{"y":2,"z":1}]},"b":1}',
    );
    fc.assert(
      fc.property(anyDocument, (document) => {
        const turned = { ...document, records: Object.fromEntries(Object.entries(document.records).reverse()) };
        expect(contentHash(turned)).toBe(contentHash(document));
      }),
    );
  });

  it('[ED-06.3] is the SHA-256 of the canonical JSON', () => {
    // printf '{"records":{"background":{"fill":{"kind":"none"},"id":"background","type":"background"}},"version":1}' |
    // sha256sum
    expect(contentHash(EMPTY_DOCUMENT)).toBe('d1ff67e2f0f6668c39b55daab47c9ab545a2a57c48e09d7de286226a0bf018e1');
  });
});
