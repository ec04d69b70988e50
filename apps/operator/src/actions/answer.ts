import { closeSync, existsSync, fchmodSync, fstatSync, openSync, writeFileSync } from 'node:fs';
import type { ImportOutcome } from '@cpc/contract';
import { mustText } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import { askConsent } from '../io/ask.ts';
import { counted } from '../io/counted.ts';
import type { Answer, Context } from '../io/command.ts';
import { textOption } from '../io/command.ts';
import { EXIT } from '../io/failure.ts';
import { answerText } from '../io/show.ts';
import { tableText } from '../io/table.ts';

interface SavedFile {
  readonly name: string;
  readonly file: string;
  /** The rest is in further parts. */
  readonly more?: boolean;
}

/** A file is saved, an import is told fault by fault, everything else is shown as it is. */
export async function answerOf(data: unknown, context: Context, columns?: readonly string[]): Promise<Answer> {
  if (isOutcome(data)) return outcomeAnswer(data, context);
  if (isFile(data)) return save(data, context);
  return { data, text: answerText(data, context.io.columns, columns) };
}

const isFields = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null;

const isFile = (data: unknown): data is SavedFile =>
  isFields(data) && typeof data['file'] === 'string' && typeof data['name'] === 'string';

const isOutcome = (data: unknown): data is ImportOutcome =>
  isFields(data) && Array.isArray(data['faults']) && typeof data['state'] === 'string' && isFields(data['counts']);

const STATES: Readonly<Record<ImportOutcome['state'], string>> = {
  refused: 'Nothing was imported.',
  checked: 'Nothing is wrong, and nothing was imported yet: run it without --dry-run.',
  imported: 'Imported.',
  importedBefore: 'This file was imported before: nothing changed.',
};

function outcomeAnswer(outcome: ImportOutcome, { io }: Context): Answer {
  const { state, faults, counts } = outcome;
  const told = Object.entries(counts).map(([kind, count]) => counted(count, kind));
  const english = serverTranslator()('en-US');
  const table = tableText(
    ['line', 'column', 'found', 'must be'],
    faults.map(({ line, column, found, must }) => [
      line === 0 ? 'file' : String(line),
      column,
      found,
      mustText(english, must),
    ]),
    io.columns,
  );
  const text =
    faults.length > 0
      ? `${table}\n\n${counted(faults.length, 'faults')}. ${STATES[state]}`
      : `${told.join(', ')}. ${STATES[state]}`;
  return { data: outcome, text, exit: state === 'refused' ? EXIT.refused : EXIT.done };
}

/** `--out -` writes the file itself to standard output. */
async function save({ name, file, ...facts }: SavedFile, context: Context): Promise<Answer> {
  const { io, options } = context;
  const path = textOption(context, 'out') ?? name;
  const bytes = Buffer.from(file, 'base64');
  if (path === '-') return { data: { ...facts, name, file }, text: bytes.toString('utf8').trimEnd(), isFile: true };
  if (existsSync(path)) await askConsent(io, `${path} exists. Overwrite it?`, options.yes === true);
  write(path, bytes);
  return {
    data: { ...facts, saved: path },
    text: `${path}: ${bytes.length} bytes${facts.more ? '; the rest follows with the next --part' : ''}`,
  };
}

/** Writes a file that its user alone may read, also where it overwrites one: it may hold account numbers. */
function write(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'w', 0o600);
  try {
    if (fstatSync(file).isFile()) fchmodSync(file, 0o600);
    writeFileSync(file, bytes);
  } finally {
    closeSync(file);
  }
}
