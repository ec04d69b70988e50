import { attributes, groupsOf, integer, string } from '../ipp/attributes.ts';
import type { IppConnection } from '../ipp/connection.ts';
import { GROUP, type IppAttributes, OPERATION, STATUS } from '../ipp/message.ts';
import { hasEnded, type IppJob, JOB_ATTRIBUTES, jobsOf } from './ipp-jobs.ts';
import { accepted } from './ipp-refusal.ts';

/** Questions to a printer about itself and its jobs. Each throws as `IppConnection.send` does. */
export class IppClient {
  readonly #connection: IppConnection;

  constructor(connection: IppConnection) {
    this.#connection = connection;
  }

  /** @returns undefined if the printer does not know the job */
  async job(id: number): Promise<IppJob | undefined> {
    const answer = await this.#connection.send({
      operation: OPERATION.getJobAttributes,
      operationAttributes: attributes({ 'job-id': integer(id), 'requested-attributes': JOB_ATTRIBUTES }),
    });
    if (answer.code === STATUS.operationNotSupported) return (await this.jobs()).find((job) => job.id === id);
    return jobsOf(answer.code === STATUS.notFound ? answer : accepted(answer))[0];
  }

  /** In this order a job that ends between the two requests appears twice, and is never missed. */
  async jobs(): Promise<IppJob[]> {
    const unfinished = await this.#jobsThatAre('not-completed');
    return [...(await this.#jobsThatAre('completed')), ...unfinished];
  }

  /** The newest job with that name. */
  async jobNamed(name: string): Promise<IppJob | undefined> {
    return (await this.jobs()).filter((job) => job.name === name).sort((a, b) => b.id - a.id)[0];
  }

  async cancel(job: IppJob): Promise<void> {
    if (hasEnded(job)) return;
    const answer = await this.#connection.send({
      operation: OPERATION.cancelJob,
      operationAttributes: attributes({ 'job-id': integer(job.id) }),
    });
    if (answer.code !== STATUS.notFound) accepted(answer);
  }

  async printer(...names: string[]): Promise<IppAttributes | undefined> {
    const answer = await this.#connection.send({
      operation: OPERATION.getPrinterAttributes,
      operationAttributes: attributes({ 'requested-attributes': names.map((name) => string('keyword', name)) }),
    });
    return groupsOf(accepted(answer), GROUP.printer)[0]?.attributes;
  }

  async #jobsThatAre(which: 'completed' | 'not-completed'): Promise<IppJob[]> {
    const answer = await this.#connection.send({
      operation: OPERATION.getJobs,
      operationAttributes: attributes({
        'which-jobs': string('keyword', which),
        'requested-attributes': JOB_ATTRIBUTES,
      }),
    });
    return jobsOf(accepted(answer));
  }
}
