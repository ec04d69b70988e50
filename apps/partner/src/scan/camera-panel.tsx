import { Button, Chip, Icon, Spinner, useT } from '@cpc/ui';
import { isFault, useCamera } from './use-camera.ts';

/** The camera, reading codes. Without one, the panel says why, and that codes can be typed. */
export function CameraPanel({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useT();
  const { video, state, dark, light, setLight, start, stop } = useCamera(onCode);
  const running = state === 'on' || state === 'starting';
  return (
    <section aria-label={t('scan.camera')} className="bg-raised overflow-hidden rounded-large">
      <div className={`bg-scrim relative aspect-4/3 max-h-[45dvh] w-full ${running ? '' : 'hidden'}`}>
        <video ref={video} muted playsInline className="size-full object-cover" />
        <div
          aria-hidden
          className="border-paper absolute inset-x-[12%] inset-y-[22%] rounded-large border-3 opacity-80"
        />
        {state === 'starting' && (
          <output className="bg-raised absolute inset-0 flex items-center justify-center gap-3">
            <Spinner size={24} />
            {t('scan.camera.starting')}
          </output>
        )}
        {dark && (
          <output className="absolute inset-x-0 top-3 flex justify-center">
            <Chip tone="warn">{t('scan.camera.dark')}</Chip>
          </output>
        )}
      </div>
      {running ? (
        <div className="flex flex-wrap items-center justify-between gap-2 p-3">
          <p className="text-small text-ink-soft">{t('scan.camera.aim')}</p>
          <div className="flex gap-2">
            {light !== null && (
              <Button aria-pressed={light} onClick={() => setLight(!light)}>
                {t('scan.camera.light')}
              </Button>
            )}
            <Button onClick={stop}>{t('scan.camera.stop')}</Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-4 p-4">
          <span className="bg-lifted text-ink-soft grid size-14 shrink-0 place-items-center rounded-large">
            <Icon name="scan" size={28} />
          </span>
          <div className="min-w-0 grow basis-56" role={isFault(state) ? 'alert' : undefined}>
            <p className="font-medium">{t(isFault(state) ? `scan.camera.${state}` : 'scan.camera.off')}</p>
            <p className="text-small text-ink-soft">
              {t(isFault(state) ? `scan.camera.${state}.hint` : 'scan.camera.off.hint')}
            </p>
          </div>
          <Button kind="outline" icon="camera" onClick={start}>
            {t(isFault(state) ? 'common.retry' : 'scan.camera.start')}
          </Button>
        </div>
      )}
    </section>
  );
}
