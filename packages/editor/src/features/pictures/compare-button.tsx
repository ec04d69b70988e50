import type { AssetId } from '@cpc/domain';
import { IconButton, useT } from '@cpc/ui';
import { useEffect, useState } from 'react';
import { useEditor } from '../../model/context.ts';

/** While it is pressed, the picture is shown without its look. */
export function CompareButton({ asset }: { readonly asset: AssetId }) {
  const t = useT();
  const { assets } = useEditor();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!held) return undefined;
    assets.compare(asset);
    return () => assets.compare(null);
  }, [held, asset, assets]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <IconButton
      icon="split"
      label={t('studio.adjust.compare')}
      pressed={held}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onBlur={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => (event.key === ' ' || event.key === 'Enter') && hold()}
      onKeyUp={release}
      className="touch-none"
    />
  );
}
