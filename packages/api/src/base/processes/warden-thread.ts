import { parentPort, workerData } from 'node:worker_threads';
import { CPU_SIGNAL, cpuTimeMs, MEMORY_SIGNAL, type Watched } from './warden.ts';

/** How often a working process is checked, in ms. */
const LOOK_MS = 50;

/** Never returns: this thread does nothing else, and needs no event loop. */
function watch({ busy, bounds, parent }: Watched): never {
  for (;;) {
    // While the process is idle, its main thread notices that the parent is gone.
    Atomics.wait(busy, 0, 0);
    if (process.ppid !== parent) kill('SIGKILL');
    else if (cpuTimeMs() > (bounds[0] ?? 0)) kill(CPU_SIGNAL);
    else if (process.memoryUsage.rss() > (bounds[1] ?? 0)) kill(MEMORY_SIGNAL);
    Atomics.wait(busy, 0, 1, LOOK_MS);
  }
}

function kill(signal: NodeJS.Signals): void {
  try {
    process.kill(process.pid, signal);
  } catch {
    // Some systems do not have every signal.
    process.kill(process.pid, 'SIGKILL');
  }
}

parentPort?.postMessage('watching');
watch(workerData);
