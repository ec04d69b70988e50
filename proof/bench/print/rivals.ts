import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

export interface Rival {
  readonly name: string;
  /** Makes a PNG of the scene. */
  readonly convert: () => void;
}

/** Other programs have the same names: each is identified by its version output. */
const matchesVersion = (program: string, version: RegExp): boolean =>
  version.test(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '');

/** The installed programs that can convert the same SVG to a picture. */
export function rivals(svg: string, folder: string): readonly Rival[] {
  const output = join(folder, 'scene.png');
  // ImageMagick links the SVG into its temporary folder: in another folder it would not find the pictures.
  const env = { ...process.env, MAGICK_TMPDIR: folder };
  const run = (program: string, args: readonly string[]) => () =>
    void execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], env });
  const magick = ['magick', 'convert'].find((program) => matchesVersion(program, /^Version: ImageMagick/));
  return [
    ...(matchesVersion('rsvg-convert', /^rsvg-convert/)
      ? [{ name: 'rsvg-convert', convert: run('rsvg-convert', ['-o', output, svg]) }]
      : []),
    ...(magick ? [{ name: 'ImageMagick', convert: run(magick, [svg, output]) }] : []),
  ];
}
