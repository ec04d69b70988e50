import { Button, Chip, Spinner, useT } from '@cpc/ui';
import type { useCamera } from './use-camera.ts';

interface CameraPictureProps {
  readonly camera: ReturnType<typeof useCamera>;
  /** What is to be held into the picture. */
  readonly aim: string;
}

/** What the camera sees while it is on, with its light. */
export function CameraPicture({ camera, aim }: CameraPictureProps) {
  const t = useT();
  const { video, state, dark, light, setLight, stop } = camera;
  const running = state === 'on' || state === 'starting';
  return (
    <>
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
      {running && (
        <div className="flex flex-wrap items-center justify-between gap-2 p-3">
          <p className="text-small text-ink-soft">{aim}</p>
          <div className="flex gap-2">
            {light !== null && (
              <Button aria-pressed={light} onClick={() => setLight(!light)}>
                {t('scan.camera.light')}
              </Button>
            )}
            <Button onClick={stop}>{t('scan.camera.stop')}</Button>
          </div>
        </div>
      )}
    </>
  );
}
