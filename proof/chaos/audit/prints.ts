import type { Audit } from '../evidence.ts';

/** No print job reached the printer twice, unless a person decided to print it again. */
export const prints: Audit = async ({ read, received, decisions }) => {
  const jobs = await read.selectFrom('print_jobs').select(['id', 'state']).execute();
  const known = new Map<string, (typeof jobs)[number]>(jobs.map((job) => [job.id, job]));
  const wrong: string[] = [];
  for (const [jobId, count] of received) {
    const again = decisions.filter((one) => one.jobId === jobId && one.decision === 'reprint').length;
    if (!known.has(jobId)) wrong.push(`the printer received ${jobId}, which is not a print job`);
    else if (count > 1 + again)
      wrong.push(`print job ${jobId} reached the printer ${count} times; ${again} repeats were requested`);
  }
  for (const { id, state } of jobs)
    if (['ready', 'collected'].includes(state) && !received.has(id))
      wrong.push(`print job ${id} is in state ${state}, but the printer never received it`);
  return { asked: 'each print reached the printer once', counted: received.size, wrong };
};
