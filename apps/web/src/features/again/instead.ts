import type { OtherShell } from '@cpc/contract';

/** What is made otherwise, as an address carries it (RT-16): identities have no `:` and no `,`. */
export const insteadText = (instead: readonly OtherShell[]): string =>
  instead.map(({ item_id, shell_id, colour_id }) => [item_id, shell_id, colour_id].join(':')).join(',');

export function insteadIn(text: string | undefined): readonly OtherShell[] {
  return (text ?? '').split(',').flatMap((part) => {
    const [item_id, shell_id, colour_id] = part.split(':');
    return shell_id && colour_id ? [{ item_id, shell_id, colour_id } as OtherShell] : [];
  });
}
