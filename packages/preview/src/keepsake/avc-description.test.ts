import { describe, expect, it } from 'vitest';
import { avcDescription } from './avc-description.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const SEQUENCE = '67640028acd940b4';
const PICTURE = '68ebecb22c';

describe('the decoder configuration of a clip', () => {
  it('[ED-09.3] is read from the parameter sets of a key frame', () => {
    const key = bytes(`00000008 ${SEQUENCE} 00000005 ${PICTURE} 00000003 65aabb`);
    const expected = `01640028 ff e1 0008 ${SEQUENCE} 01 0005 ${PICTURE} fdf8f800`;
    expect(avcDescription(key)).toEqual(bytes(expected));
  });

  it('[ED-09.3] is left to the encoder where a key frame carries none, or is cut off', () => {
    expect(avcDescription(bytes('00000003 65aabb'))).toBeUndefined();
    expect(avcDescription(bytes(`00000008 ${SEQUENCE} 000000ff ${PICTURE}`))).toBeUndefined();
  });
});
