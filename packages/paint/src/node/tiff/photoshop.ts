/**
 * The image resources that tell Photoshop, and RIPs that read like it, that the channels after the process colours are
 * spot colours, and their names (Adobe Photoshop File Formats Specification, image resources).
 * @param names ASCII, at most 255 characters each
 */
export function photoshopChannels(names: readonly string[]): Buffer {
  return Buffer.concat([
    resource(ALPHA_NAMES, Buffer.concat(names.map(pascal))),
    resource(UNICODE_ALPHA_NAMES, Buffer.concat(names.map(unicode))),
    resource(DISPLAY_INFO, Buffer.concat(names.map(spotShown))),
  ]);
}

const ALPHA_NAMES = 1006;
const UNICODE_ALPHA_NAMES = 1045;
const DISPLAY_INFO = 1007;

function resource(id: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.write('8BIM', 0, 'latin1');
  head.writeUInt16BE(id, 4);
  // An empty name: two zero bytes; then the data's length, and the data padded to an even length.
  head.writeUInt32BE(data.length, 8);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

const pascal = (name: string): Buffer => Buffer.concat([Buffer.from([name.length]), Buffer.from(name, 'latin1')]);

function unicode(name: string): Buffer {
  const text = Buffer.from(`${name}\0`, 'utf16le').swap16();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length / 2);
  return Buffer.concat([length, text]);
}

const COLOUR_SPACE_CMYK = 2;
const KIND_SPOT = 2;

/** Shown as a light grey, at full opacity. Component values are inverted: 0xffff is none. */
function spotShown(): Buffer {
  const info = Buffer.alloc(14);
  [COLOUR_SPACE_CMYK, 0xffff, 0xffff, 0xffff, 0xe665].forEach((value, i) => info.writeUInt16BE(value, 2 * i));
  info.writeUInt16BE(100, 10);
  info[12] = KIND_SPOT;
  return info;
}
