import { numberParts } from './choose.ts';

const SIZES = { large: 'text-display', medium: 'text-headline' } as const;

/** An order's number: its last signs large, the rest small above them. */
export function OrderNumber({ name, size = 'medium' }: { readonly name: string; readonly size?: keyof typeof SIZES }) {
  const { head, tail } = numberParts(name);
  return (
    <span dir="ltr" className="figures flex flex-col items-start leading-none whitespace-nowrap">
      <span className="text-lead font-medium tracking-wider opacity-75">{head}</span>
      <span className={`font-bold ${SIZES[size]}`}>{tail}</span>
    </span>
  );
}
