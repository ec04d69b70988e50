import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { TextLayer } from '@cpc/design';
import { contentFolder } from '../printing/content-files.ts';
import { contentGauge } from './content-gauge.ts';

/** The thread that sets texts: shaping a hostile text takes seconds, in which a server must go on answering. */
function serve(port: MessagePort, content: string): void {
  const gauge = contentGauge(contentFolder(content).fonts);
  port.on('message', (texts: readonly TextLayer[]) => void gauge(texts).then((facts) => port.postMessage(facts)));
}

if (parentPort) serve(parentPort, workerData as string);
