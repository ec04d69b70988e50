import type { FoundPrinter, StationSetup } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Button, Row, Spinner, useT } from '@cpc/ui';
import { useId } from 'react';
import { Warning } from '../core/form-dialog.tsx';
import { useChoosePrinter, useFindPrinters } from '../station/use-setup.ts';

type Search = NonNullable<StationSetup['printers']>;

interface FindPrinterProps {
  readonly search: Search | null;
  readonly id: StationId;
}

/** Lets the station look for printers in its own network, and one tap choose (JN-10). */
export function FindPrinter({ search, id }: FindPrinterProps) {
  const t = useT();
  const find = useFindPrinters(id);
  const isSearching = search?.state === 'searching';
  return (
    <>
      {search?.state === 'found' && search.found.length > 0 && <Found search={search} id={id} />}
      <div role="status" className="contents">
        {search && <Said search={search} />}
      </div>
      {!isSearching && (
        <Button
          kind={search?.state === 'found' ? 'quiet' : 'outline'}
          icon="search"
          className="self-start"
          busy={find.isPending}
          onClick={() => find.mutate({ machine_id: id })}
        >
          {t(search ? 'setup.printers.again' : 'setup.printers.find')}
        </Button>
      )}
    </>
  );
}

function Found({
  search: { search_id, found, chosen, outcome },
  id,
}: {
  readonly search: Search;
  readonly id: StationId;
}) {
  const t = useT();
  const label = useId();
  const choose = useChoosePrinter(id);
  const current = choose.isPending ? choose.variables.printer_id : outcome === 'gone' ? null : chosen;
  return (
    <div className="flex flex-col gap-2">
      <p id={label} className="text-body font-semibold">
        {t('setup.printers.choose')}
      </p>
      <ul aria-labelledby={label} className="divide-line/60 border-edge divide-y rounded-medium border">
        {found.map((printer) => (
          <li key={printer.printer_id}>
            <Row
              title={<bdi className="wrap-anywhere">{printer.name}</bdi>}
              note={<Where printer={printer} />}
              chosen={printer.printer_id === current}
              onPress={() => choose.mutate({ machine_id: id, search_id, printer_id: printer.printer_id })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Where({ printer: { name, make, address } }: { readonly printer: FoundPrinter }) {
  return (
    <>
      {make !== '' && make !== name && <bdi className="block wrap-anywhere">{make}</bdi>}
      <bdi dir="ltr" className="figures block wrap-anywhere">
        {address}
      </bdi>
    </>
  );
}

/** What the search, or the choice, came to. */
function Said({ search: { state, found, chosen, outcome } }: { readonly search: Search }) {
  const t = useT();
  const printer = found.find(({ printer_id }) => printer_id === chosen)?.name ?? '';
  if (state === 'searching')
    return (
      <p className="text-small text-ink-soft flex items-center gap-3">
        <Spinner /> {t('setup.printers.searching')}
      </p>
    );
  if (state === 'late') return <Warning text={t('setup.printers.late')} />;
  if (found.length === 0) return <Warning text={t('setup.printers.none')} />;
  if (chosen === null) return null;
  if (outcome === 'gone') return <Warning text={t('setup.printers.gone')} />;
  return <p className="text-small font-medium">{t(`setup.printers.${outcome ?? 'waiting'}`, { printer })}</p>;
}
