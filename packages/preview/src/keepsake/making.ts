import type { Surface } from '@cpc/design';
import { drawCaption, drawChapter } from './caption.ts';
import { between, mix, easeOut, smooth, spring } from './ease.ts';
import { groundFor, groundPicture, screenPicture } from './ground.ts';
import { pause } from './pause.ts';
import { drawHead } from './press.ts';
import { type Stage, stagesOf } from './stages.ts';
import { createStand, type Pose, type Stand } from './stand.ts';
import type { Film, FrameSize, Ground, Subject } from './subject.ts';

/** When a clip's chapters begin and end, seconds. */
interface Times {
  readonly design: { readonly from: number; readonly to: number };
  readonly print: { readonly from: number; readonly head: number; readonly done: number; readonly to: number };
  readonly turn: { readonly from: number; readonly to: number };
  readonly card: { readonly from: number; readonly to: number };
  readonly end: number;
}

/** How long a layer takes to land, seconds. */
const LANDING = 0.42;
/** Pixels of the artwork's longer side: it fills about so much of a frame. */
const ART_PX = 1280;
/** How faint the design is before it is printed. */
const FAINT = 0.13;

/** How far the goods are turned on the card, radians. */
const REST_YAW = 0.2;

/** A design of many steps takes longer to grow, by up to two seconds. */
function timesFor(steps: number): Times {
  const grown = 1.7 + 0.38 * steps;
  const printed = grown + 3.1;
  return {
    design: { from: 0.45, to: grown },
    print: { from: grown + 0.25, head: grown + 0.7, done: printed - 0.25, to: printed },
    turn: { from: printed, to: printed + 1.9 },
    card: { from: printed + 1.75, to: printed + 2.6 },
    end: printed + 4.6,
  };
}

/** The artwork at a moment, on one canvas; the same canvas each time. */
interface Page {
  readonly canvas: HTMLCanvasElement;
  /** @returns whether it has changed since the last time */
  readonly draw: (at: number) => boolean;
}

/**
 * How a case was made, in about ten seconds: the design grows, the ink is laid line by line, the case turns, and a quiet
 * card says where. The last frame shows the whole print.
 * @throws Error if the browser provides no WebGL
 */
export async function makingFilm(subject: Subject, { width, height }: FrameSize): Promise<Film> {
  const whole = subject.paint(subject.document, ART_PX);
  await pause();
  const stages = stagesOf(subject.document, subject.surface);
  const times = timesFor(stages.length);
  const ground = groundFor(whole);
  const backdrop = groundPicture(ground, width, height);
  const page = await pageOf(subject, whole, stages, times);
  const screen = screenPicture(ground, subject.font);
  const stand = createStand(subject, width, Math.round(height * 0.68), { changing: true, screen });
  await pause();
  return {
    seconds: times.end,
    width,
    height,
    prepare(at) {
      if (page.draw(at)) stand.dress(page.canvas);
    },
    draw(context, at) {
      context.drawImage(backdrop, 0, 0);
      stand.show(context, poseAt(at, times, { width, height }));
      touches(context, stages, (stage) => at - landsAt(stage, stages.length, times), stand.placeOf);
      drawPress(context, stand, subject.surface, { at, times });
      chapters(context, subject, ground, { at, times });
      drawCaption(context, subject, ground, between(at, times.card.from, times.card.to));
    },
    dispose: () => stand.dispose(),
  };
}

interface Moment {
  readonly at: number;
  readonly times: Times;
}

/** How far the ink is, 0 … 1 of the height. */
const lineAt = ({ at, times: { print } }: Moment): number => between(at, print.head, print.done);

function drawPress(context: CanvasRenderingContext2D, stand: Stand, surface: Surface, moment: Moment): void {
  const { at, times } = moment;
  const { print } = times;
  if (at <= print.from || at >= print.to) return;
  const arrived = easeOut(between(at, print.from, print.head)) * (1 - smooth(between(at, print.done, print.to)));
  drawHead(context, stand, surface, { line: lineAt(moment) * surface.height, at, arrived });
}

/** When a stage begins to land. */
function landsAt(stage: number, count: number, { design }: Times): number {
  const room = (design.to - design.from - LANDING - 0.35) / Math.max(1, count);
  return design.from + stage * room + 0.1;
}

async function pageOf(
  subject: Subject,
  whole: HTMLCanvasElement,
  stages: readonly Stage[],
  times: Times,
): Promise<Page> {
  const { width, height } = whole;
  const layers: HTMLCanvasElement[] = [];
  for (const { document } of stages) {
    layers.push(subject.paint(document, ART_PX));
    await pause();
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  let shown = '';
  return {
    canvas,
    draw(at) {
      const since = stages.map((_, i) => at - landsAt(i, stages.length, times));
      const state = stateAt({ at, times }, since);
      if (state === shown || !context) return false;
      shown = state;
      context.clearRect(0, 0, width, height);
      // All that has landed is painted in one, so that it looks exactly as it is printed.
      if (at >= times.print.from) printed(context, whole, { at, times });
      else if (state === 'whole') context.drawImage(whole, 0, 0);
      else layers.forEach((layer, i) => land(context, layer, stages[i], subject.surface, since[i] ?? 0));
      context.globalAlpha = 1;
      return true;
    },
  };
}

/** Two moments with the same state look the same. */
function stateAt({ at, times: { print } }: Moment, since: readonly number[]): string {
  if (at >= print.done) return 'whole';
  if (at >= print.from) return `print ${at}`;
  const landed = since.map((seconds) => between(seconds, 0, LANDING));
  return landed.every((share) => share >= 1) ? 'whole' : landed.join(' ');
}

function land(
  context: CanvasRenderingContext2D,
  layer: HTMLCanvasElement,
  stage: Stage | undefined,
  surface: Surface,
  since: number,
): void {
  if (!stage || since <= 0) return;
  const share = between(since, 0, LANDING);
  const size = mix(1.28, 1, spring(share));
  const px = layer.width / surface.width;
  const [x, y] = [stage.middle.x * px, stage.middle.y * px];
  context.globalAlpha = Math.min(1, share * 2.5);
  context.setTransform(size, 0, 0, size, x - x * size, y - y * size);
  context.drawImage(layer, 0, 0);
  context.setTransform(1, 0, 0, 1, 0, 0);
}

/** The ink so far, and faintly what is to come. */
function printed(context: CanvasRenderingContext2D, whole: HTMLCanvasElement, moment: Moment): void {
  const { width, height } = whole;
  const { print } = moment.times;
  const line = Math.round(height * lineAt(moment));
  context.globalAlpha = mix(1, FAINT, smooth(between(moment.at, print.from, print.head)));
  if (line < height) context.drawImage(whole, 0, line, width, height - line, 0, line, width, height - line);
  context.globalAlpha = 1;
  if (line > 0) context.drawImage(whole, 0, 0, width, line, 0, 0, width, line);
}

/** How the goods stand: they rise, keep still for the print, turn once, and rest above the card. */
function poseAt(at: number, { print, turn, card }: Times, { width, height }: FrameSize): Pose {
  const risen = easeOut(between(at, 0, 0.6));
  const calm = smooth(between(at, print.from - 0.7, print.from));
  const turned = smooth(between(at, turn.from, turn.to));
  const leap = Math.sin(Math.PI * turned);
  const rest = smooth(between(at, card.from, card.to));
  return {
    yaw: Math.sin(at * 1.7 + 0.4) * 0.16 * (1 - calm) * (at < print.from ? 1 : 0) + turned * (2 * Math.PI - REST_YAW),
    // A face that is seen straight on reflects the lamps.
    pitch: 0.09,
    x: width / 2,
    y: height * mix(0.475, 0.34, rest) + (1 - risen) * height * 0.05,
    scale: (0.9 + 0.07 * risen + 0.03 * smooth(between(at, 0.6, print.to))) * (1 + 0.04 * leap) * mix(1, 0.82, rest),
    opacity: risen,
    floor: true,
  };
}

/** A fingertip's ring where each layer lands. */
function touches(
  context: CanvasRenderingContext2D,
  stages: readonly Stage[],
  sinceOf: (stage: number) => number,
  placeOf: Stand['placeOf'],
): void {
  const unit = context.canvas.width / 720;
  stages.forEach(({ middle }, i) => {
    const share = between(sinceOf(i), -0.06, 0.5);
    if (share <= 0 || share >= 1) return;
    const { x, y } = placeOf(middle.x, middle.y);
    context.globalAlpha = 0.85 * (1 - share);
    context.lineWidth = 5 * unit;
    context.strokeStyle = '#ffffff';
    context.fillStyle = 'rgba(20, 16, 30, 0.16)';
    context.beginPath();
    context.arc(x, y, mix(20, 78, easeOut(share)) * unit, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    context.globalAlpha = 1;
  });
}

function chapters(
  context: CanvasRenderingContext2D,
  subject: Subject,
  ground: Ground,
  { at, times: { design, print, turn, card } }: Moment,
): void {
  const spans = [
    [0.2, design.to],
    [print.from, print.done],
    [turn.from, card.from],
  ] as const;
  spans.forEach(([from, to], i) => {
    const opacity = smooth(between(at, from, from + 0.3)) * (1 - smooth(between(at, to - 0.1, to + 0.2)));
    drawChapter(context, subject, ground, subject.chapters[i] ?? '', opacity);
  });
}
