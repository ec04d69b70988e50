import { Button, useT } from '@cpc/ui';
import { isBare } from '../../document/state.ts';
import { useCore, useEditorState } from '../../model/context.ts';

/** Begins another design for the same goods; this one stays among the works. */
export function StartAnew() {
  const t = useT();
  const { ports, notify } = useCore();
  const isEmpty = useEditorState(isBare);
  const { anew } = ports;
  if (anew === undefined || isEmpty) return null;
  const begin = () => {
    notify('studio.anewKept');
    anew();
  };
  return (
    <Button kind="ghost" icon="plus" className="-ms-3 self-start" onClick={begin}>
      {t('studio.anew')}
    </Button>
  );
}
