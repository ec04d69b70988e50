import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

export interface Rival {
  readonly name: string;
  /** Makes a PNG of the scene. */
  readonly convert: () => void;
}

/** Other programs go by the same names: each is known by what it says of its version. */
const says = (program: string, version: RegExp): boolean =>
  version.test(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '');

/** The programs that make a picture of the same SVG and are installed here. */
export function rivals(svg: string, folder: string): readonly Rival[] {
  const output = join(folder, 'scene.png');
  // ImageMagick hands the SVG on by a link in its folder of temporary files: elsewhere it would find none of the pictures.
  const run = (program: string, args: readonly string[]) => () =>
    void execFileSync(program, args, { cwd: folder, stdio: 'ignore', env: { ...process.env, MAGICK_TMPDIR: folder } });
  const magick = ['magick', 'convert'].find((program) => says(program, /^Version: ImageMagick/));
  return [
    ...(says('rsvg-convert', /^rsvg-convert/)
      ? [{ name: 'rsvg-convert', convert: run('rsvg-convert', ['-o', output, svg]) }]
      : []),
    ...(magick ? [{ name: 'ImageMagick', convert: run(magick, [svg, output]) }] : []),
  ];
}
