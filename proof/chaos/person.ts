import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refused, type Wire } from '@cpc/testkit';
import type { PrinterLives } from './printer.ts';

export interface Decision {
  readonly jobId: string;
  readonly decision: 'printed' | 'reprint';
}

/**
 * The shop's staff: looks at the printer's bed and decides about prints with an unknown outcome (SA-03). A complete
 * document counts as printed, half of one does not.
 */
export async function person(
  partner: Wire,
  printer: PrinterLives,
  decided: (decision: Decision) => void,
  closed: AbortSignal,
): Promise<void> {
  while (!closed.aborted) {
    const unsure = await partner.call('Partner.unsureJobs', {});
    for (const { job_id } of unsure) {
      const decision = (await isPrinted(printer, job_id)) ? 'printed' : 'reprint';
      const bay = decision === 'printed' ? { bay: 'A1' } : {};
      const reason = 'looked at the bed';
      try {
        await partner.call('Partner.decideJob', { job_id, decision, piece: 'used', reason, ...bay });
        decided({ jobId: job_id, decision });
      } catch (error) {
        // The agent has found out by itself meanwhile.
        if (!(error instanceof Refused)) throw error;
      }
    }
    await sleep(500);
  }
}

async function isPrinted(printer: PrinterLives, jobId: string): Promise<boolean> {
  const files = await printer.receivedOf(jobId);
  const whole = await Promise.all(files.map(async (file) => (await readFile(file)).subarray(-8).includes('%%EOF')));
  return whole.includes(true);
}
