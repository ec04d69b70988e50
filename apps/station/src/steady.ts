import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';

/**
 * A clock that nobody sets. People and time servers set the calendar clock, and a computer without a battery starts
 * with an old date. Durations are therefore measured with this clock.
 */
export interface Steady {
  /** Milliseconds since the computer started, including the time that it slept. */
  readonly ms: () => number;
  /** Differs after each start of the computer; undefined if the computer does not tell. */
  readonly boot: string | undefined;
}

/** A moment that a later process on the same computer can compare with its own. */
export interface SteadyMoment {
  readonly boot: string;
  readonly ms: number;
}

export const steadyTime = (): Steady => ({
  ms: () => uptime() * 1_000,
  boot: bootOf(process.platform, process.env['SystemRoot'] ?? 'C:\\Windows'),
});

/** How long Windows may take to look into its log, ms. A computer that has just started is slow. */
const MAX_LOOK_MS = 15_000;

/** Windows keeps its up-time over a shut-down that is a hybrid one; this event is written at each start. */
const LAST_START = [
  "Get-WinEvent -MaxEvents 1 -FilterHashtable @{ LogName = 'System'; ProviderName = 'Microsoft-Windows-Kernel-Boot'; Id = 27 }",
  "ForEach-Object { '{0} {1}' -f $_.RecordId, $_.TimeCreated.ToFileTimeUtc() }",
].join(' | ');

/**
 * The identity of this start of the computer; undefined if the computer does not tell.
 * @param windows the folder of Windows
 */
export function bootOf(platform: string, windows: string, lookMs = MAX_LOOK_MS): string | undefined {
  try {
    if (platform !== 'win32') return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() || undefined;
    const shell = join(windows, 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe');
    return (
      execFileSync(shell, ['-NoProfile', '-NonInteractive', '-Command', LAST_START], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: lookMs,
        windowsHide: true,
      }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}
