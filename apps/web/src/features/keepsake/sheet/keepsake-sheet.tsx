import { Button, Dialog, Icon, type IconName, Progress, Row, Sheet, useT, useToast, useTranslator } from '@cpc/ui';
import { useEffect, useState } from 'react';
import { copyText } from '../../../core/copy-text.ts';
import { stationUrl } from '../../../core/station-url.ts';
import { useStationId } from '../../../data/stations.ts';
import { canMakeClips, type KeepsakeKind, KEEPSAKES, makeKeepsake } from './make.ts';
import { createMaker, type State, type WhyNot } from './maker.ts';
import type { KeepsakeSource } from './source.ts';

/** Pictures and clips of a design, made on this phone and shared by the system's sheet (ED-09, ED-12). */
export function KeepsakeSheet({ source, onClose }: { readonly source: KeepsakeSource; readonly onClose: () => void }) {
  const t = useT();
  const stationId = useStationId();
  const link = stationId === null ? location.origin : stationUrl(stationId);
  const { state, make, cancel, forget } = useMaking(source, stationId === null ? undefined : link);
  // What is finished gets more room than a sheet has.
  if (state.at === 'done') return <Done state={state} link={link} onOther={forget} onClose={onClose} />;
  return (
    <Sheet modal open onClose={onClose} title={t('keepsake.title')}>
      {state.at === 'choices' ? <Choices why={state.why} onMake={make} /> : <Busy state={state} onCancel={cancel} />}
    </Sheet>
  );
}

const ICONS: Readonly<Record<KeepsakeKind, IconName>> = { picture: 'picture', turning: 'refresh', making: 'printer' };

function Choices({ why, onMake }: { readonly why: WhyNot | undefined; readonly onMake: (kind: KeepsakeKind) => void }) {
  const t = useT();
  const [clips, setClips] = useState(true);
  useEffect(() => {
    let wanted = true;
    canMakeClips().then(
      (can) => wanted && setClips(can),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  const kinds = clips ? KEEPSAKES : KEEPSAKES.slice(0, 1);
  return (
    <div className="flex flex-col gap-3 pb-2">
      {why === undefined ? null : (
        <p role="alert" className="rounded-large bg-bad-wash px-4 py-3 text-small text-bad">
          {t(`keepsake.${why}`)}
        </p>
      )}
      <ul className="-mx-3 flex flex-col">
        {kinds.map((kind) => (
          <li key={kind}>
            <Row
              lead={
                <span className="grid size-12 shrink-0 place-items-center rounded-large bg-lifted text-warm">
                  <Icon name={ICONS[kind]} size={24} />
                </span>
              }
              title={t(`keepsake.${kind}`)}
              note={t(`keepsake.${kind}.why`)}
              onPress={() => onMake(kind)}
            />
          </li>
        ))}
      </ul>
      {clips ? null : <p className="text-small text-ink-soft">{t('keepsake.noClips')}</p>}
      <p className="text-micro text-ink-faint">{t('keepsake.private')}</p>
    </div>
  );
}

interface BusyProps {
  readonly state: Extract<State, { readonly at: 'busy' }>;
  readonly onCancel: () => void;
}

function Busy({ state: { kind, percent }, onCancel }: BusyProps) {
  const t = useT();
  const words = t(`keepsake.busy.${kind}`);
  return (
    <div className="flex min-h-52 flex-col justify-center gap-5 pb-2">
      <p role="status" className="text-center text-title font-semibold">
        {words}
      </p>
      <Progress label={words} percent={kind === 'picture' ? 50 : percent} />
      <Button kind="quiet" wide onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}

interface DoneProps {
  readonly state: Extract<State, { readonly at: 'done' }>;
  readonly link: string;
  readonly onOther: () => void;
  readonly onClose: () => void;
}

function Done({ state: { kind, file, address }, link, onOther, onClose }: DoneProps) {
  const t = useT();
  const toast = useToast();
  const label = t(kind === 'picture' ? 'keepsake.done.picture' : 'keepsake.done.clip');
  const sends = canSend(file);
  const failed = () => toast(t('keepsake.failed'), { tone: 'bad' });
  const save = () => {
    saveFile(file, address);
    toast(t('keepsake.saved'), { icon: 'check' });
  };
  const copy = () =>
    void copyText(link).then(
      () => toast(t('keepsake.linkCopied'), { icon: 'check' }),
      // If copying fails, the message shows the link, to be copied by hand.
      () => toast(link),
    );
  // The buttons below it take up to four rows.
  const look =
    'max-h-[min(50dvh,max(30dvh,85dvh-23rem))] w-auto max-w-full self-center rounded-large bg-sunken object-contain';
  return (
    <Dialog
      open
      onClose={onClose}
      title={label}
      actions={
        <div className="flex grow flex-col gap-2">
          {sends ? (
            <Button kind="primary" icon="share" wide onClick={() => void sendFile(file).catch(failed)}>
              {t('keepsake.send')}
            </Button>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button kind={sends ? 'quiet' : 'primary'} icon="download" className="grow" onClick={save}>
              {t('keepsake.save')}
            </Button>
            {sends ? null : (
              <Button icon="duplicate" className="grow" onClick={copy}>
                {t('keepsake.link')}
              </Button>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button kind="ghost" className="grow" onClick={onOther}>
              {t('keepsake.other')}
            </Button>
            <Button kind="ghost" className="grow" onClick={onClose}>
              {t('common.close')}
            </Button>
          </div>
        </div>
      }
    >
      {kind === 'picture' ? (
        <img src={address} alt={label} className={look} />
      ) : (
        // It repeats without an end, so it can be paused.
        <video src={address} aria-label={label} className={look} controls autoPlay muted loop playsInline />
      )}
    </Dialog>
  );
}

/** Makes one keepsake at a time; closing the sheet cancels it and frees the finished one. */
function useMaking(source: KeepsakeSource, link: string | undefined) {
  const words = useTranslator();
  const [state, setState] = useState<State>({ at: 'choices' });
  const [maker] = useState(() => createMaker(source.load, setState));
  useEffect(() => maker.end, [maker]);
  const make = (kind: KeepsakeKind) =>
    void maker.make(kind, (one, design, work) => makeKeepsake(one, { source, design, link, words, ...work }));
  return { state, make, cancel: maker.cancel, forget: maker.forget };
}

/** Whether the system's sheet takes this file (Web Share, level 2). */
const canSend = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Opens the system's sheet. @returns false if it was closed without sharing */
async function sendFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}

/** Saves the file where the browser keeps downloads. @param address an object URL of it */
function saveFile(file: File, address: string): void {
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
}
