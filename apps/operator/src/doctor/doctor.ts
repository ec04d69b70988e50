import { existsSync } from 'node:fs';
import type { DoctorLine } from '@cpc/contract';
import { envPath } from '../data/env-file.ts';
import { type Answer, type Context, textOption } from '../io/command.ts';
import { counted } from '../io/counted.ts';
import { EXIT } from '../io/failure.ts';
import { examineAddresses } from './address.ts';
import { askServer, examineDatabase } from './database.ts';
import { warning } from './line.ts';
import { examineBucket } from './bucket.ts';
import { examineMap } from './map.ts';
import { examineFiles, examineSettings } from './machine.ts';
import { examineMail, examinePayment, examinePush, examineTexts } from './services.ts';

/** `operator doctor`: what is wrong, and what to do. It changes nothing. */
export async function doctor(context: Context): Promise<Answer> {
  const lines = isElsewhere(context)
    ? [
        warning(
          'settings',
          'there is no file with settings here: only the server is asked',
          'add --settings on the server’s machine',
        ),
        ...(await askServer(context)),
      ]
    : await examineHere(context);
  const faults = lines.filter(({ state }) => state === 'fault').length;
  const warnings = lines.filter(({ state }) => state === 'warning').length;
  return {
    data: { ok: faults === 0, faults, warnings, lines },
    text: [...lines.map(lineText), '', summary(faults, warnings)].join('\n'),
    exit: faults === 0 ? EXIT.done : EXIT.refused,
  };
}

/** On the machine of an operator, away from the server. */
const isElsewhere = (context: Context): boolean =>
  textOption(context, 'settings') === undefined &&
  !context.io.env['ENV_FILE'] &&
  !context.io.env['DATA_DIR'] &&
  !context.io.env['DATABASE_URL'] &&
  !existsSync(envPath(context));

async function examineHere(context: Context): Promise<DoctorLine[]> {
  const { lines, settings } = examineSettings(context);
  if (!settings) return lines;
  const found = await Promise.all([
    examineDatabase(settings, context),
    examineFiles(settings),
    examineBucket(settings),
    examinePayment(settings),
    examineTexts(settings),
    examineMail(settings),
    examinePush(settings),
    examineMap(settings),
    examineAddresses(settings),
  ]);
  return [...lines, ...found.flat()];
}

const MARKS = { ok: '✓', warning: '!', fault: '✗' } as const;

function lineText({ state, check, found, todo }: DoctorLine): string {
  const head = `${MARKS[state]} ${check.padEnd(10)} ${found}`;
  return todo === '' ? head : `${head}\n  ${''.padEnd(10)} → ${todo}`;
}

function summary(faults: number, warnings: number): string {
  if (faults + warnings === 0) return 'Everything is in order.';
  return `${counted(faults, 'faults')}, ${counted(warnings, 'warnings')}.`;
}
