import type { ActionInput, FoundPrinter, StationSetup } from '@cpc/contract';
import { PRINTER_OF_SETTINGS, type StationId } from '@cpc/domain';
import { Button, Row, Spinner, useT } from '@cpc/ui';
import { useId, useState } from 'react';
import { useActForm } from '../core/act-form.ts';
import { FormDialog, Warning } from '../core/form-dialog.tsx';
import { useChoosePrinter, useFindPrinters } from '../station/use-setup.ts';

type Search = NonNullable<StationSetup['printers']>;

interface FindPrinterProps {
  readonly search: Search | null;
  readonly id: StationId;
  /** Whether the station prints already: then a tap asks first. */
  readonly isInUse: boolean;
}

/** Lets the station look for printers in its own network, and one tap choose (JN-10). */
export function FindPrinter({ search, id, isInUse }: FindPrinterProps) {
  const t = useT();
  const find = useFindPrinters(id);
  const isChanging = search?.state === 'found' && search.chosen !== null && search.outcome === null;
  return (
    <>
      {search?.state === 'found' && search.found.length > 0 && <Found search={search} id={id} isInUse={isInUse} />}
      <div role="status" className="contents">
        {search && <Said search={search} />}
      </div>
      {search?.state !== 'searching' && !isChanging && (
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

function Found({ search, id, isInUse }: FindPrinterProps & { readonly search: Search }) {
  const t = useT();
  const label = useId();
  const choose = useChoosePrinter(id);
  const [asked, setAsked] = useState<FoundPrinter>();
  const { search_id, found, chosen, outcome } = search;
  const current = choose.isPending ? choose.variables.printer_id : outcome === 'gone' ? null : chosen;
  const choiceOf = ({ printer_id }: FoundPrinter) => ({ machine_id: id, search_id, printer_id });
  return (
    <div className="flex flex-col gap-2">
      <p id={label} className="text-body font-semibold">
        {t('setup.printers.choose')}
      </p>
      <ul aria-labelledby={label} className="divide-line/60 border-edge divide-y rounded-medium border">
        {found.map((printer) => (
          <li key={printer.printer_id}>
            <Row
              title={<Named printer={printer} />}
              note={<Where printer={printer} />}
              chosen={printer.printer_id === current}
              onPress={() => (isInUse ? setAsked(printer) : choose.mutate(choiceOf(printer)))}
            />
          </li>
        ))}
      </ul>
      {asked && <Ask printer={asked} choice={choiceOf(asked)} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

interface AskProps {
  readonly printer: FoundPrinter;
  readonly choice: ActionInput<'Partner.choosePrinter'>;
  readonly onClose: () => void;
}

/** Paid orders print there from then on. */
function Ask({ printer, choice, onClose }: AskProps) {
  const act = useChoosePrinter(choice.machine_id, { quiet: true });
  const form = useActForm({ act, saved: {}, input: () => choice, onClose });
  return (
    <FormDialog form={form} texts="setup.printers.change">
      <p className="text-body font-medium">
        <Named printer={printer} />
      </p>
      <p className="text-small text-ink-soft">
        <Where printer={printer} />
      </p>
    </FormDialog>
  );
}

const isOfSettings = ({ printer_id }: FoundPrinter): boolean => printer_id === PRINTER_OF_SETTINGS;

function Named({ printer }: { readonly printer: FoundPrinter }) {
  const t = useT();
  return <bdi className="wrap-anywhere">{isOfSettings(printer) ? t('setup.printers.settings') : printer.name}</bdi>;
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
  const printer = found.find(({ printer_id }) => printer_id === chosen);
  if (state === 'searching')
    return (
      <p className="text-small text-ink-soft flex items-center gap-3">
        <Spinner /> {t('setup.printers.searching')}
      </p>
    );
  if (state === 'late') return <Warning text={t('setup.printers.late')} />;
  if (outcome === 'gone') return <Warning text={t('setup.printers.gone')} />;
  if (!printer) return found.every(isOfSettings) ? <Warning text={t('setup.printers.none')} /> : null;
  const said = outcome ?? 'waiting';
  return (
    <p className="text-small font-medium">
      {isOfSettings(printer)
        ? t(`setup.printers.settings.${said}`)
        : t(`setup.printers.${said}`, { printer: printer.name })}
    </p>
  );
}
