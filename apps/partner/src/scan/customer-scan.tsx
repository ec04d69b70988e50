import { Button, useT } from '@cpc/ui';
import { CameraPicture } from './camera-picture.tsx';
import { isFault, useCamera } from './use-camera.ts';

interface CustomerScanProps {
  /** What a scanned text says; an empty text for a code of something else: the camera then looks on. */
  readonly read?: (text: string) => string;
  readonly onCode: (code: string) => void;
}

/** A button that reads one code of a customer with the camera, and closes the camera. */
export function CustomerScan({ read = (text) => text, onCode }: CustomerScanProps) {
  const t = useT();
  const camera = useCamera((text, stop) => {
    const code = read(text);
    if (code === '') return;
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
