import { Button, useT } from '@cpc/ui';
import { CameraPicture } from './camera-picture.tsx';
import { isFault, useCamera } from './use-camera.ts';

/** A button that reads one code of a customer with the camera, and closes the camera. */
export function CustomerScan({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useT();
  const camera = useCamera((code, stop) => {
    stop();
    onCode(code);
  });
  const { state, start } = camera;
  const running = state === 'on' || state === 'starting';
  return (
    <section aria-label={t('scan.camera')} className={running ? 'bg-lifted overflow-hidden rounded-large' : undefined}>
      <CameraPicture camera={camera} aim={t('scan.customer')} />
      {!running && (
        <Button kind="outline" icon="scan" onClick={start}>
          {t('scan.customer')}
        </Button>
      )}
      {isFault(state) && (
        <div role="alert" className="text-small mt-2">
          <p className="font-medium">{t(`scan.camera.${state}`)}</p>
          <p className="text-ink-soft">{t(`scan.camera.${state}.hint`)}</p>
        </div>
      )}
    </section>
  );
}
