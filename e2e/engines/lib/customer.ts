import { fileURLToPath } from 'node:url';
import { scanned } from '../../lib/customer.ts';
import type { Point } from '../../../proof/drivers/browser.ts';
import type { EnginePage } from './page.ts';
import { button, heading, layer, textbox } from './target.ts';

/** What a customer does, in a browser of any engine. */

export const PHOTO = fileURLToPath(new URL('../../../packages/content/photos/raccoon.jpg', import.meta.url));

export async function scan(phone: EnginePage, origin: string): Promise<void> {
  await phone.browser.open(scanned(origin));
  await phone.see(button('Start designing'));
}

export async function enterAsGuest(phone: EnginePage): Promise<void> {
  await phone.tap(button('Start designing'));
  await phone.see(heading('What will you make?'));
}

export async function chooseModel(phone: EnginePage, model: string): Promise<void> {
  await phone.tap(button(/^Phone case/));
  await phone.tap(button(model));
  await phone.see(heading(model));
}

export async function openStudio(phone: EnginePage): Promise<void> {
  await phone.tap(button(/Design it/));
  await phone.see(button('Undo'));
}

export async function fillBackground(phone: EnginePage, colour: string): Promise<void> {
  await phone.tap(button('Background'));
  await phone.tap(button(colour));
  await phone.tap(button('Done'));
}

export async function choosePhoto(phone: EnginePage, file = PHOTO, lies = layer(/Picture/)): Promise<void> {
  await phone.browser.chooseFiles('input[type=file]', file);
  await phone.see(lies);
}

export async function writeText(phone: EnginePage, words: string): Promise<void> {
  await phone.tap(button('Text'));
  await phone.write(textbox('Your text'), words);
  await phone.tap(button('Done'));
  await phone.see(layer(new RegExp(words)));
}

export async function addSticker(phone: EnginePage): Promise<void> {
  await phone.tap(button('Stickers'));
  // The first item of the library.
  await phone.tap({ ...button(), within: '[data-panel] ul' });
  await phone.tap(button('Done'));
  await phone.see(layer(/Sticker/));
}

/** Draws with one finger along a line over the case. */
export async function doodle(phone: EnginePage, line: readonly Point[]): Promise<void> {
  await phone.tap(button('Doodle'));
  await phone.see(button('Done'));
  await phone.browser.touch([line], 400);
  await phone.tap(button('Done'));
  await phone.see(layer(/Doodle/));
}

/** From the studio to the confirmation page, past the warning about quality. */
export async function next(phone: EnginePage): Promise<void> {
  await phone.tap(button(/^Next/));
  await phone.tap(button('Print anyway'));
  await phone.see(heading('Is this the one?'));
}

/** From the confirmation page to the provider's. */
export async function placeOrder(phone: EnginePage): Promise<void> {
  await phone.tap(button(/Buy now/));
  await phone.seeText('no money moves');
}

export async function pay(phone: EnginePage): Promise<void> {
  await phone.tap(button('Pay'));
  await phone.seeText('Paid. Off to the printer!');
}
