import type { ShellChoice } from '@cpc/contract';

/** What a design is made on, as its row keeps it (CT-09). */
export const choiceText = (choice: ShellChoice): string => JSON.stringify(choice);

export const choiceOf = (text: string | null): ShellChoice | null =>
  text === null ? null : (JSON.parse(text) as ShellChoice);

/** For others: what its owner calls a thing of a custom size is not told. */
export function sharedChoice(text: string | null): string | null {
  const choice = choiceOf(text);
  return choice && choiceText({ shell_id: choice.shell_id, colour_id: choice.colour_id });
}
