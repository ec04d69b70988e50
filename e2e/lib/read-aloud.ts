import { expect, type Page } from '@playwright/test';
import { devtools } from './devtools.ts';

/** One thing of a page, as a screen reader tells it. */
export interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly isFocused: boolean;
  /** By which it is pressed. */
  readonly node: number;
}

/** What is pressed or filled in: without a name nobody knows what it does. */
const CONTROLS = ['button', 'link', 'textbox', 'searchbox', 'radio', 'checkbox', 'combobox', 'tab', 'switch', 'slider'];
/** What is read where nothing is pressed. */
const READ = [...CONTROLS, 'heading', 'image', 'StaticText', 'status', 'alert', 'dialog'];

/** The page as a screen reader reads it from its first thing to its last: the browser's accessibility tree. */
export async function readAloud(page: Page): Promise<readonly Spoken[]> {
  const { nodes } = await (await devtools(page)).send('Accessibility.getFullAXTree');
  return nodes
    .map(({ ignored, role, name, properties = [], backendDOMNodeId }) => ({
      role: ignored ? '' : String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      isFocused: properties.some((property) => property.name === 'focused' && property.value.value === true),
      node: backendDOMNodeId ?? 0,
    }))
    .filter(({ role, name }) => READ.includes(role) && (name !== '' || CONTROLS.includes(role)));
}

export const inWords = ({ role, name, isFocused }: Spoken): string =>
  `${isFocused ? '> ' : ''}${role === 'StaticText' ? '' : `${role}: `}${name}`;

/** Waits until something is told with this name, and until all that can be pressed has a name. */
export async function hear(page: Page, role: string, name: string | RegExp): Promise<Spoken> {
  const find = async () => (await readAloud(page)).find((one) => one.role === role && isNamed(one, name));
  await expect.poll(find, { message: `${role} ${String(name)} is told` }).toBeDefined();
  expect((await readAloud(page)).filter((one) => one.name === '')).toEqual([]);
  const found = await find();
  if (found === undefined) throw new Error(`${role} ${String(name)} is not told any more`);
  return found;
}

const isNamed = (one: Spoken, name: string | RegExp): boolean =>
  typeof name === 'string' ? one.name === name : name.test(one.name);

/** Does what a screen reader does when it is asked to press what it has just read. */
export async function pressHeard(page: Page, name: string | RegExp): Promise<void> {
  const { node } = await hear(page, 'button', name);
  const session = await devtools(page);
  const { objectId } = (await session.send('DOM.resolveNode', { backendNodeId: node })).object;
  if (objectId === undefined) throw new Error(`${String(name)} is told, and is not on the page`);
  await session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: 'function () { this.focus(); this.click(); }',
  });
}
