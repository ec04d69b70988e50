import { useNotify } from '@cpc/appkit';
import type { StationPrint, StationProfile } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { MAX_PROFILE_BYTES } from '@cpc/paint/icc';
import { Button, Chip, Facts, Icon, useT, useTranslator } from '@cpc/ui';
import { useRef, useState } from 'react';
import { ActButton } from '../core/act-button.tsx';
import { coloursFor, settingsWith } from './settings-values.ts';
import { useRemoveProfile, useSaveSettings, useUploadProfile } from './use-print.ts';

interface ProfilePartProps {
  readonly print: StationPrint;
  readonly id: StationId;
}

/** The colour profile of a station, as the server understood it, and the upload of another one (SA-06). */
export function ProfilePart({ print, id }: ProfilePartProps) {
  const { t } = useTranslator();
  const notify = useNotify();
  const { profile, settings } = print;
  const use = useSaveSettings(id, () => notify.done(t('partner.print.saved.hint')));
  const inUse = settings.colour === 'measured';
  const canUse = coloursFor(settings.format, profile).includes('measured');
  return (
    <>
      <p className="text-small text-ink-soft">{t('partner.print.profile.hint')}</p>
      {profile ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <bdi className="text-body min-w-0 font-semibold wrap-anywhere">{profile.name}</bdi>
            <Chip tone={inUse ? 'good' : 'neutral'} icon={inUse ? 'check' : undefined}>
              {t(inUse ? 'partner.print.profile.inUse' : 'partner.print.profile.unused')}
            </Chip>
          </div>
          <ProfileFacts profile={profile} />
        </>
      ) : (
        <p className="bg-sunken text-small text-ink-soft flex items-center gap-2.5 rounded-medium p-4">
          <Icon name="palette" size={20} />
          {t('partner.print.profile.none')}
        </p>
      )}
      <Upload id={id} replaces={profile !== null} />
      {profile && (
        <div className="flex flex-wrap items-center gap-2">
          {!inUse && canUse && (
            <Button
              kind="quiet"
              icon="check"
              busy={use.isPending}
              onClick={() =>
                use.mutate({ machine_id: id, settings: settingsWith(settings, { colour: 'measured' }, profile) })
              }
            >
              {t('partner.print.profile.use')}
            </Button>
          )}
          <Remove
            id={id}
            why={
              inUse
                ? t('partner.print.profile.removeWhy', { space: profile.space })
                : t('partner.print.profile.removeUnused')
            }
          />
          {!canUse && <p className="text-small text-ink-soft">{t('partner.print.profile.noPng')}</p>}
        </div>
      )}
    </>
  );
}

function ProfileFacts({ profile }: { readonly profile: StationProfile }) {
  const { t, format } = useTranslator();
  const facts = [
    ...(profile.description === ''
      ? []
      : [
          { name: t('partner.print.profile.calls'), value: <bdi className="wrap-anywhere">{profile.description}</bdi> },
        ]),
    { name: t('partner.print.profile.colours'), value: profile.space.toUpperCase() },
    {
      name: t('partner.print.profile.tables'),
      value: t(profile.has_relative ? 'partner.print.profile.tables.both' : 'partner.print.profile.tables.one'),
    },
    ...(profile.made_at === null
      ? []
      : [{ name: t('partner.print.profile.made'), value: format.date(profile.made_at) }]),
    { name: t('partner.print.profile.version'), value: `ICC ${profile.version}` },
    {
      name: t('partner.print.profile.size'),
      value: t('partner.print.profile.sizeOf', { kilobytes: format.number(Math.ceil(profile.bytes / 1024)) }),
    },
    { name: t('partner.print.profile.uploaded'), value: format.dateTime(profile.uploaded_at) },
    { name: t('partner.print.profile.by'), value: <bdi>{profile.by}</bdi> },
  ];
  return <Facts facts={facts} />;
}

/** Chooses a file and uploads it at once, unless it is too large; the reason of a refusal stays below it. */
function Upload({ id, replaces }: { readonly id: StationId; readonly replaces: boolean }) {
  const { t, format } = useTranslator();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const upload = useUploadProfile(id, () => notify.done(t('partner.print.profile.kept')));
  const send = (file: File) => {
    const refused = file.size > MAX_PROFILE_BYTES;
    setTooLarge(refused);
    if (refused) upload.reset();
    else upload.mutate(file);
  };
  const problem = tooLarge
    ? t('partner.print.profile.tooLarge', { megabytes: format.number(MAX_PROFILE_BYTES / 2 ** 20) })
    : upload.error?.message;
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={input}
        type="file"
        accept=".icc,.icm,application/vnd.iccprofile"
        aria-label={t('partner.print.profile.upload')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the same file be chosen again after it was corrected.
          target.value = '';
          if (file) send(file);
        }}
      />
      <Button kind="outline" icon="upload" busy={upload.isPending} onClick={() => input.current?.click()}>
        {t(replaces ? 'partner.print.profile.replace' : 'partner.print.profile.upload')}
      </Button>
      {problem !== undefined && (
        <p role="alert" className="bg-bad-wash text-bad text-small flex gap-2.5 rounded-medium px-3.5 py-2.5">
          <Icon name="warning" size={20} />
          {problem}
        </p>
      )}
    </div>
  );
}

interface RemoveProps {
  readonly id: StationId;
  /** What the change means for the prints. */
  readonly why: string;
}

function Remove({ id: machine_id, why }: RemoveProps) {
  const t = useT();
  return (
    <ActButton
      kind="danger"
      icon="trash"
      label={t('partner.print.profile.remove')}
      ask={t('partner.print.profile.removeAsk')}
      why={why}
      no={t('partner.print.profile.keep')}
      danger
      act={useRemoveProfile(machine_id)}
      input={() => ({ machine_id })}
      said={() => t('partner.print.profile.removed')}
    />
  );
}
