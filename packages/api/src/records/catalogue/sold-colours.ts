import { sizedColour } from '@cpc/domain';

interface Named {
  readonly shell_id: string;
  readonly name: string;
}

/** The colours that are sold: one that exists in sizes is sold in its sizes only (CT-10). */
export function soldColours<Colour extends Named>(colours: readonly Colour[]): readonly Colour[] {
  const parts = colours.map((row) => {
    const { colour, size } = sizedColour(row.name);
    return { row, hue: `${row.shell_id} ${colour}`, size };
  });
  const sized = new Set(parts.flatMap(({ hue, size }) => (size === undefined ? [] : [hue])));
  return parts.filter(({ hue, size }) => size !== undefined || !sized.has(hue)).map(({ row }) => row);
}
