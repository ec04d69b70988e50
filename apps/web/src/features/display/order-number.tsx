import { numberParts } from './choose.ts';

const SIZES = { large: 'text-display', medium: 'text-headline' } as const;

/** An order's number: its last signs large, the rest small above them. */
export function OrderNumber({ name, size = 'medium' }: { readonly name: string; readonly size?: keyof typeof SIZES }) {
  const { head, tail } = numberParts(name);
  return (
    <span className="figures flex flex-col items-start leading-none whitespace-nowrap">
      <span dir="ltr" className="text-lead font-medium tracking-wider opacity-75">
        {head}
      </span>
      <span dir="ltr" className={`font-bold tracking-tight ${SIZES[size]}`}>
        {tail}
      </span>
    </span>
  );
}
