import { Button, NavBar, StateView, useT } from '@cpc/ui';
import { go } from '../core/go.ts';
import { PATHS } from '../core/paths.ts';
import { sharedStore } from '../core/stores.ts';

/** An unknown address offers the way home. The station and the language are kept (RT-15). */
export function NotFoundPage() {
  const t = useT();
  const home = () => go(PATHS.selectLogin, { machine_id: sharedStore.getState().machine_id }, { replace: true });
  return (
    <div className="flex min-h-dvh flex-col bg-ground">
      <NavBar title={t('launch.title')} onBack={home} />
      <main className="grid grow place-items-center">
        <StateView
          icon="search"
          title={t('launch.notFound.title')}
          hint={t('launch.notFound.body')}
          action={
            <Button kind="primary" size="large" onClick={home}>
              {t('launch.home')}
            </Button>
          }
        />
      </main>
    </div>
  );
}
