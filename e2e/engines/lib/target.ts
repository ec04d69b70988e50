/** An element of the page as assistive technology finds it: by role and name. */
export interface Target {
  readonly role: Role;
  /** The whole name, or a pattern in it. */
  readonly name?: string | RegExp | undefined;
  /** The index among several, from 0. */
  readonly nth?: number;
  /** Selector of an element around it. */
  readonly within?: string;
}

export type Role =
  | 'button'
  | 'checkbox'
  | 'heading'
  | 'img'
  | 'layer'
  | 'link'
  | 'radio'
  | 'slider'
  | 'tab'
  | 'textbox';

const naming =
  (role: Role) =>
  (name?: string | RegExp, nth = 0): Target => ({ role, name, nth });

export const button = naming('button');
export const checkbox = naming('checkbox');
export const heading = naming('heading');
export const image = naming('img');
/** A layer on the case. */
export const layer = naming('layer');
export const link = naming('link');
export const radio = naming('radio');
export const slider = naming('slider');
export const tab = naming('tab');
export const textbox = naming('textbox');

export const inWords = ({ role, name = 'of any name', nth = 0 }: Target): string =>
  `${role} ${String(name)}${nth > 0 ? ` (${nth + 1})` : ''}`;
