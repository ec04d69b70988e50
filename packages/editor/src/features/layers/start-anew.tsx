import { Button, useT } from '@cpc/ui';
import { isBare } from '../../document/state.ts';
import { useCore, useEditorState } from '../../model/context.ts';

/** Begins another design for the same goods; this one stays among the works. */
export function StartAnew() {
  const t = useT();
  const { anew } = useCore().ports;
  const isEmpty = useEditorState(isBare);
  if (anew === undefined || isEmpty) return null;
  return (
    <Button kind="ghost" icon="plus" className="-ms-3 self-start" onClick={anew}>
      {t('studio.anew')}
    </Button>
  );
}
