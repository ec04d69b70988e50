import { Button, Icon, useT } from '@cpc/ui';
import { CameraPicture } from './camera-picture.tsx';
import { isFault, useCamera } from './use-camera.ts';

/** The camera, reading codes. Without one, the panel says why, and that codes can be typed. */
export function CameraPanel({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useT();
  const camera = useCamera(onCode);
  const { state, start } = camera;
  return (
    <section aria-label={t('scan.camera')} className="bg-raised overflow-hidden rounded-large">
      <CameraPicture camera={camera} aim={t('scan.camera.aim')} />
      {state !== 'on' && state !== 'starting' && (
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
