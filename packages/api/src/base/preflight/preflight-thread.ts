import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { contentFolder } from '../painting/content-files.ts';
import { contentGauge } from './content-gauge.ts';
import { type PreflightRequest, preflightBy } from './preflight.ts';
import { type PreflightAnswer, READY } from './thread-preflight.ts';

/** The thread that checks designs: a hostile design takes minutes, and the server must keep answering. */
function serve(port: MessagePort, content: string): void {
  const preflight = preflightBy(contentGauge(contentFolder(content).fonts));

  async function answer(request: PreflightRequest): Promise<void> {
    try {
      port.postMessage({ findings: await preflight(request) } satisfies PreflightAnswer);
    } catch (error) {
      port.postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies PreflightAnswer);
    }
  }

  port.on('message', (request: PreflightRequest) => void answer(request));
  port.postMessage(READY);
}

if (parentPort) serve(parentPort, workerData);
