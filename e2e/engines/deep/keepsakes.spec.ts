import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import sharp from 'sharp';
import { fillBackground } from '../lib/customer.ts';
import type { EnginePage } from '../lib/page.ts';
import { enterStudio } from '../lib/studio.ts';
import { button, heading } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';
import { sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

async function openSheet(phone: EnginePage): Promise<void> {
  await fillBackground(phone, 'Sky blue');
  await phone.tap(button('Preview'));
  await phone.tap(button('Show it to friends'));
  await phone.see(heading('Show it to friends'));
}

/** Makes one of the choices and saves it. @returns the path of the file */
async function save(phone: EnginePage, choice: RegExp, ending: RegExp): Promise<string> {
  await phone.tap(button(choice));
  await phone.tap(button('Save it'));
  const saved = async () => (await phone.browser.downloads()).filter((path) => ending.test(path));
  await expect.poll(saved).toHaveLength(1);
  await phone.tap(button('Make another one'));
  return (await saved())[0] ?? '';
}

/** The mean colour in the middle of the goods in a picture. */
async function expectSkyBlue(picture: Buffer | string): Promise<void> {
  const { width, height } = await sharp(picture).metadata();
  const middle = { left: Math.round(width / 2) - 8, top: Math.round(height * 0.45), width: 16, height: 16 };
  const { channels } = await sharp(await sharp(picture).extract(middle).toBuffer()).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  expect(blue - red).toBeGreaterThan(50);
  expect(blue - green).toBeGreaterThan(0);
}

/** What ffprobe reads in a clip: when each frame is shown, seconds. @throws what is wrong with the clip */
function shownAt(file: string): readonly number[] {
  const fields = ['-select_streams', 'v', '-show_entries', 'frame=pts_time', '-of', 'csv=p=0'];
  const { stdout, stderr } = spawnSync('ffprobe', ['-v', 'error', ...fields, file], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').map(Number.parseFloat).filter(Number.isFinite);
}

/** Every frame is there, one after the other. @param seconds of the clip, at 24 frames each */
function expectWhole(file: string, seconds: number): void {
  const frames = shownAt(file);
  expect(frames.length).toBeGreaterThan(seconds * 24 - 2);
  const gaps = frames.slice(1).map((at, i) => at - (frames[i] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(0.9 / 24);
  expect(Math.max(...gaps)).toBeLessThan(1.1 / 24);
}

/** WebKitGTK ends its page when it is asked for encoders without all of GStreamer: there it is a browser without them. */
const leaveOutClips = () => {
  for (const name of ['VideoEncoder', 'MediaRecorder']) Reflect.deleteProperty(globalThis, name);
};

test('[BR-01] [ED-09.3] [ED-09.4] a picture, and clips where the engine can encode them, are made and saved', async ({
  start,
}) => {
  const phone = await start({ drawsSolids: true, viewport: { width: 412, height: 800, scale: 1 } });
  await enterStudio(phone, shop.origin);
  if (phone.browser.engine === 'webkit') await phone.browser.run(leaveOutClips);
  await openSheet(phone);
  if (phone.browser.engine === 'webkit') {
    await phone.seeText('This browser cannot make clips');
    expect(await phone.find(button(/clip/))).toBeUndefined();
  } else {
    expectWhole(await save(phone, /^A turning clip/, /\.mp4$/), 5);
    expectWhole(await save(phone, /^How it was made/, /\(1\)\.mp4$/), 8);
  }
  const picture = await save(phone, /^A picture/, /\.jpg$/);
  expect(basename(picture)).toBe('iPhone-16.jpg');
  await expectSkyBlue(picture);
});

test('[BR-01] [ED-09.3] a device without 3D says why there is no picture', async ({ phone }) => {
  await enterStudio(phone, shop.origin);
  await phone.browser.run(leaveOutClips);
  await phone.browser.run(() => {
    HTMLCanvasElement.prototype.getContext = new Proxy(Reflect.get(HTMLCanvasElement.prototype, 'getContext'), {
      apply: (real, canvas, args) => (String(args[0]).startsWith('webgl') ? null : Reflect.apply(real, canvas, args)),
    });
  });
  await openSheet(phone);
  await phone.tap(button(/^A picture/));
  await phone.seeText('This device cannot draw in 3D, so there are no pictures or clips of it.');
  await phone.see(heading('Show it to friends'));
});
