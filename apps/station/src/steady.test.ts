import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bootOf } from './steady.ts';

/** A folder of Windows whose PowerShell is this shell script. */
async function windowsWith(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'windows-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const shell = join(folder, 'System32', 'WindowsPowerShell', 'v1.0');
  await mkdir(shell, { recursive: true });
  await writeFile(join(shell, 'powershell.exe'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return folder;
}

describe.skipIf(process.platform === 'win32')('the identity of a start of the computer', () => {
  it('[SA-14] on Windows it is the last start in its log', async () => {
    const windows = await windowsWith(`[ "$3" = -Command ] && echo "4711 of $(echo "$4" | grep -c Kernel-Boot)"`);
    expect(bootOf('win32', windows)).toBe('4711 of 1');
  });

  it('[SA-14] a log that is empty, fails or does not answer leaves it unknown', async () => {
    expect(bootOf('win32', await windowsWith('echo'))).toBeUndefined();
    expect(bootOf('win32', await windowsWith('echo 4711; exit 1'))).toBeUndefined();
    expect(bootOf('win32', await windowsWith('echo 4711; exec sleep 60'), 200)).toBeUndefined();
    expect(bootOf('win32', join(tmpdir(), 'no', 'windows'))).toBeUndefined();
  });
});
