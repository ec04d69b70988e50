/**
 * The faults that the stand-in can simulate; each order counts once, in the given order. `slow`: it never ends by itself.
 * `half`: the answer breaks off. `elsewhere`: results are addresses of other servers. The others are answers, or what their
 * pictures are.
 */
export type DrawingMisbehaviour =
  | 'slow'
  | 'busy'
  | 'away'
  | 'refused'
  | 'half'
  | 'html'
  | 'empty'
  | 'text'
  | 'bomb'
  | 'tiny'
  | 'elsewhere'
  | 'flagged';

export interface Wish {
  readonly prompt: string;
  readonly seed: number;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Whether it begins with a picture. */
  readonly restyles: boolean;
}
