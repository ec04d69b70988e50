import type { Letter, Part } from './parts.ts';

/** The plain text of an e-mail: everything that the HTML says, with its addresses written out. */
export function textOf({ title, parts, foot, off, sender }: Letter): string {
  const end = [...foot, ...(off ? [`${off.label}:\n${off.url}`] : []), sender];
  return `${[title, ...parts.map(partText), '-- ', ...end].join('\n\n')}\n`;
}

function partText(part: Part): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'code':
      return `${part.label}: ${part.code}`;
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'list':
      return [part.title, ...part.sentences.map((sentence) => `* ${sentence}`)].join('\n');
  }
}
