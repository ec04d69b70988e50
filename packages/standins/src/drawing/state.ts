import { randomUUID } from 'node:crypto';
import { demoPicture } from './picture.ts';
import type { DrawingMisbehaviour, Wish } from './wish.ts';

export interface DrawingStandinOptions {
  /** The bearer token, or the password of `user:password`, that calls must send. */
  readonly key: string;
  /** How long a drawing takes, in ms. */
  readonly takesMs: number;
}

/** A drawing at the stand-in. */
export interface StandinDrawing extends Wish {
  readonly id: string;
  state: 'running' | 'done' | 'interrupted';
  /** 0 … 1 */
  progress: number;
  pictures: readonly Buffer[];
}

/** The number of drawings that are kept. */
const MAX_KEPT = 50;
const STEPS = 10;

/** The drawings of a stand-in, with a timer for each. */
export class Easel {
  readonly drawings: StandinDrawing[] = [];
  readonly #takesMs: number;
  readonly #listeners = new Set<(drawing: StandinDrawing) => void>();

  constructor(takesMs: number) {
    this.#takesMs = takesMs;
  }

  begin(wish: Wish, what: DrawingMisbehaviour | undefined, id: string = randomUUID()): StandinDrawing {
    const drawing: StandinDrawing = { ...wish, id, state: 'running', progress: 0, pictures: [] };
    this.drawings.push(drawing);
    this.drawings.splice(0, Math.max(0, this.drawings.length - MAX_KEPT));
    const step = setInterval(() => {
      drawing.progress = Math.min(drawing.progress + 1 / STEPS, what === 'slow' ? 1 - 1 / STEPS : 1);
      if (drawing.state !== 'running' || drawing.progress >= 1 - 1e-9) clearInterval(step);
      if (drawing.state === 'running' && drawing.progress >= 1 - 1e-9) this.#finish(drawing, what);
      this.#tell(drawing);
    }, this.#takesMs / STEPS);
    step.unref();
    return drawing;
  }

  interrupt(id: string): void {
    const drawing = this.find(id);
    if (drawing?.state !== 'running') return;
    drawing.state = 'interrupted';
    this.#tell(drawing);
  }

  find(id: string): StandinDrawing | undefined {
    return this.drawings.find((drawing) => drawing.id === id);
  }

  /** Resolves when the drawing has ended. */
  ended(drawing: StandinDrawing): Promise<void> {
    return new Promise((resolve) => {
      const end = this.listen((changed) => {
        if (changed !== drawing || drawing.state === 'running') return;
        end();
        resolve();
      });
    });
  }

  listen(listener: (drawing: StandinDrawing) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #finish(drawing: StandinDrawing, what: DrawingMisbehaviour | undefined): void {
    const seeds = Array.from({ length: drawing.count }, (_, at) => drawing.seed + at);
    drawing.pictures = what === 'empty' ? [] : seeds.map((seed) => demoPicture(drawing, seed, what));
    drawing.state = 'done';
  }

  #tell(drawing: StandinDrawing): void {
    for (const listener of Array.from(this.#listeners)) listener(drawing);
  }
}
