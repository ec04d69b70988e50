/** An element of an XML document: its name, its content, and its attributes. */
export type XmlNode = readonly [name: string, content: XmlContent, attributes?: Readonly<Record<string, string>>];
type XmlContent = string | readonly (XmlNode | undefined)[];

/** Writes a document; nodes that are undefined are left out. */
export function xmlDocument(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, '')}`;
}

function element([name, content, attributes = {}]: XmlNode, indent: string): string {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');
  if (typeof content === 'string') return `${indent}<${head}>${escaped(content)}</${name}>\n`;
  const inside = content.filter((node) => node !== undefined).map((node) => element(node, `${indent}  `));
  return `${indent}<${head}>\n${inside.join('')}${indent}</${name}>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
