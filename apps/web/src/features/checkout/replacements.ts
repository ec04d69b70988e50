import type { OtherShell } from '@cpc/contract';

/** The changed shells in the form that an address carries (RT-16): ids contain no `:` and no `,`. */
export const formatReplacements = (instead: readonly OtherShell[]): string =>
  instead.map(({ item_id, shell_id, colour_id }) => [item_id, shell_id, colour_id].join(':')).join(',');

export function parseReplacements(text: string | undefined): readonly OtherShell[] {
  return (text ?? '').split(',').flatMap((part) => {
    const [item_id, shell_id, colour_id] = part.split(':');
    return shell_id && colour_id ? [{ item_id, shell_id, colour_id } as OtherShell] : [];
  });
}
