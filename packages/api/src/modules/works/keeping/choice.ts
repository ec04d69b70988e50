import type { ShellChoice } from '@cpc/contract';

/** The choice of a design, as its row stores it (CT-09). */
export const choiceText = (choice: ShellChoice): string => JSON.stringify(choice);

export const choiceOf = (text: string | null): ShellChoice | null => (text === null ? null : JSON.parse(text));

/** The choice for others, without the owner's name for a custom size. */
export function sharedChoice(text: string | null): string | null {
  const choice = choiceOf(text);
  return choice && choiceText({ shell_id: choice.shell_id, colour_id: choice.colour_id });
}
