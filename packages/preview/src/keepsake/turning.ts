import { groundFor, groundPicture, screenPicture } from './ground.ts';
import { pause } from './pause.ts';
import { createStand } from './stand.ts';
import type { Film, FrameSize, Subject } from './subject.ts';

const SECONDS = 5;
const ART_PX = 1600;
/** How much slower the goods turn while their print is seen. */
const LINGER = 0.86;

/** One turn of the goods, which can be repeated without a break (ED-09). @throws Error without WebGL */
export async function turningFilm(subject: Subject, { width, height }: FrameSize): Promise<Film> {
  const art = subject.paint(subject.document, ART_PX);
  await pause();
  const ground = groundFor(art);
  const backdrop = groundPicture(ground, width, height);
  const screen = screenPicture(ground, subject.font);
  const stand = createStand(subject, width, Math.round(height * 0.78), { screen });
  await pause();
  stand.dress(art);
  return {
    seconds: SECONDS,
    width,
    height,
    prepare: () => undefined,
    draw(context, at) {
      context.drawImage(backdrop, 0, 0);
      const turn = 2 * Math.PI * (at / SECONDS);
      const yaw = turn - LINGER * Math.sin(turn) - 0.32 * Math.cos(turn);
      stand.show(context, { yaw, pitch: 0.07, x: width / 2, y: height * 0.48, scale: 1, opacity: 1, floor: true });
    },
    dispose: () => stand.dispose(),
  };
}
