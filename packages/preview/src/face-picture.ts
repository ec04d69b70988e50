import { type ShellLook, shapePath, type Surface } from '@cpc/design';

/** The artwork: the trim box, painted and cut by the painter, in any resolution. */
export type Art = CanvasImageSource & { readonly width: number; readonly height: number };

/** The colour visible through a clear shell: the silver back of the phone, as in the flat drawing. */
const PHONE = [206, 203, 206] as const;

/** Whether what is behind the shell is drawn itself. Ink without white beneath it mixes with what is seen through it. */
export const isSeenThrough = ({ form }: Surface, { opacity, underbase }: ShellLook): boolean =>
  form.kind === 'shell' && opacity < 1 && underbase !== 'none';

/** The shell's colour over a phone, as CSS. */
export function seenColour({ colour, opacity }: ShellLook): string {
  const channels = [1, 3, 5].map((at, i) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(value * opacity + (PHONE[i] ?? 0) * (1 - opacity));
  });
  return `rgb(${channels.join(', ')})`;
}

/**
 * Draws the artwork on the shell as it will look: with white beneath it is opaque, without white it mixes with the
 * shell's colour like thin ink. Cut-outs stay open. @param art the trim box, painted and cut; its size is the picture's
 */
export function layOnShell(context: CanvasRenderingContext2D, art: Art, look: ShellLook, surface: Surface): void {
  const { width, height } = context.canvas;
  context.globalCompositeOperation = 'source-over';
  context.clearRect(0, 0, width, height);
  context.globalAlpha = isSeenThrough(surface, look) ? look.opacity : 1;
  context.fillStyle = isSeenThrough(surface, look) ? look.colour : seenColour(look);
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = look.underbase === 'none' ? 'multiply' : 'source-over';
  context.drawImage(art, 0, 0, width, height);
  context.globalCompositeOperation = 'destination-out';
  fillOpenings(context, surface, width / surface.width);
  context.globalCompositeOperation = 'destination-in';
  // The shirt or ball itself is visible around the print; the whole face of a case is the shell.
  if (surface.form.kind === 'garment' || surface.form.kind === 'ball') context.drawImage(art, 0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  // Beyond its edge a texture repeats its last pixels: there a ball is bare.
  if (surface.form.kind === 'ball') frame(context);
}

function frame(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, 1);
  context.clearRect(0, height - 1, width, 1);
  context.clearRect(0, 0, 1, height);
  context.clearRect(width - 1, 0, 1, height);
}

function fillOpenings(context: CanvasRenderingContext2D, surface: Surface, px: number): void {
  for (const { shape } of surface.cutouts) {
    context.beginPath();
    for (const command of shapePath(shape)) {
      if (command[0] === 'move') context.moveTo(command[1] * px, command[2] * px);
      else if (command[0] === 'line') context.lineTo(command[1] * px, command[2] * px);
      else if (command[0] === 'cubic') {
        const [, x1, y1, x2, y2, x, y] = command;
        context.bezierCurveTo(x1 * px, y1 * px, x2 * px, y2 * px, x * px, y * px);
      } else context.closePath();
    }
    context.fill();
  }
}
