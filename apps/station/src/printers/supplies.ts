import type { Supply } from '@cpc/contract';
import { numbersOf, octetsOf, stringsOf } from '../ipp/attributes.ts';
import type { IppAttributes } from '../ipp/message.ts';

/** The attributes for inks and loaded media (PWG 5100.9, 5100.13). */
export const SUPPLY_ATTRIBUTES = [
  'marker-names',
  'marker-colors',
  'marker-levels',
  'printer-supply',
  'printer-supply-description',
  'media-ready',
] as const;

/** The inks: from `marker-…` if the printer has those, as CUPS and most printers do, else from `printer-supply`. */
export function suppliesOf(printer: IppAttributes | undefined): Supply[] {
  const levels = numbersOf(printer, 'marker-levels');
  return levels.length > 0 ? markers(printer, levels) : printerSupplies(printer);
}

function markers(printer: IppAttributes | undefined, levels: readonly number[]): Supply[] {
  const names = stringsOf(printer, 'marker-names');
  const colours = stringsOf(printer, 'marker-colors');
  return levels.map((level, index) => supply(names[index] ?? '', colours[index] ?? '', level));
}

/** PWG 5100.13, 5.6.37: `type=ink;level=50;maxcapacity=100;colorantname=cyan;…`, one value per supply. */
function printerSupplies(printer: IppAttributes | undefined): Supply[] {
  const described = stringsOf(printer, 'printer-supply-description');
  return octetsOf(printer, 'printer-supply').map((text, index) => {
    const facts = new Map(
      text.split(';').map((fact) => {
        const [name = '', value] = fact.split('=', 2);
        return [name, value] as const;
      }),
    );
    const level = Number(facts.get('level') ?? -2);
    const most = Number(facts.get('maxcapacity') ?? 100);
    return supply(described[index] ?? facts.get('colorantname') ?? '', '', most > 0 ? (level / most) * 100 : level);
  });
}

/** A negative level means that it is unknown, or only that some is left (RFC 3805, prtMarkerSuppliesLevel). */
function supply(name: string, colour: string, level: number): Supply {
  return {
    name: name.slice(0, 60),
    colour: /^#[0-9A-Fa-f]{6}$/.test(colour) ? colour : '',
    percent: level >= 0 ? Math.min(100, Math.round(level)) : null,
  };
}
