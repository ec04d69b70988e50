import { existsSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskOf, MARKER } from '@cpc/api';
import type { DoctorLine } from '@cpc/contract';
import { EnvironmentError, readEnvironment, type Settings, VARIABLES, warningsOf } from '@cpc/settings';
import { environmentHere, envPath, valuesIn } from '../data/env-file.ts';
import type { Context } from '../io/command.ts';
import { fault, ok, reasonOf, warning } from './line.ts';

/** The settings of this machine; undefined if they are wrong. */
export function examineSettings(context: Context): { readonly lines: DoctorLine[]; readonly settings?: Settings } {
  const path = envPath(context);
  try {
    const settings = readEnvironment(environmentHere(context));
    const file = existsSync(path) ? path : 'the environment';
    const kind = settings.production ? 'production' : 'no production: payments may go to a stand-in';
    const lines = [
      settings.production
        ? ok('settings', `${file}: ${kind}`)
        : warning('settings', `${file}: ${kind}`, 'set NODE_ENV=production for a real shop'),
      ...fileLines(path),
      ...warningsOf(settings).map((text) => warning('settings', text, 'see docs/CONFIGURATION.md')),
    ];
    return { lines, settings };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return { lines: [fault('settings', error.message, 'correct it in the file with the settings, and start again')] };
  }
}

/** Secrets are for the owner of the file; a misspelt name is a setting that nobody reads. */
function fileLines(path: string): DoctorLine[] {
  const values = valuesIn(path);
  if (!values) return [];
  const others = statSync(path).mode & 0o077;
  const strange = Object.keys(values).filter((name) => !Object.hasOwn(VARIABLES, name));
  return [
    ...(others === 0 ? [] : [fault('settings', `${path} can be read by others`, `chmod 600 ${path}`)]),
    ...(strange.length === 0
      ? []
      : [warning('settings', `${path} has unknown names: ${strange.join(', ')}`, 'correct or remove them')]),
  ];
}

/** The folder of stored files: there, writable, its own, and with free space. */
export async function examineFiles({ dataDir, reserveBytes, s3 }: Settings): Promise<DoctorLine[]> {
  if (!existsSync(dataDir))
    return [fault('files', `${dataDir} does not exist`, 'start the server once, or mount the volume')];
  const probe = join(dataDir, `.doctor-${process.pid}`);
  try {
    await writeFile(probe, '', { mode: 0o600 });
    await rm(probe, { force: true });
  } catch (error) {
    return [
      fault(
        'files',
        `${dataDir} cannot be written: ${reasonOf(error)}`,
        'run this as the user of the server, or give the folder to it',
      ),
    ];
  }
  return [s3 ? ok('files', dataDir) : markerLine(dataDir), await spaceLine(dataDir, reserveBytes)];
}

function markerLine(dataDir: string): DoctorLine {
  const blobs = join(dataDir, 'blobs');
  if (existsSync(join(blobs, MARKER))) return ok('files', dataDir);
  return existsSync(blobs)
    ? fault('files', `${blobs} has no mark of the server`, 'mount the volume with the stored files')
    : ok('files', `${dataDir}: nothing was stored yet`);
}

const GB = 1_000_000_000;
const USUAL_RESERVE = { bytes: GB, share: 0.05 };

async function spaceLine(dataDir: string, reserve: number | undefined): Promise<DoctorLine> {
  const room = await diskOf(dataDir)();
  if (!room) return ok('disk', 'the disk does not tell its size');
  const kept = reserve ?? Math.min(USUAL_RESERVE.bytes, room.total * USUAL_RESERVE.share);
  const found = `${(room.free / GB).toFixed(1)} GB free, ${(kept / GB).toFixed(1)} GB are kept for orders`;
  const todo = 'make room or use a larger disk: below the reserve, uploads are refused';
  if (room.free < kept) return fault('disk', found, todo);
  return room.free < 3 * kept ? warning('disk', found, todo) : ok('disk', found);
}
