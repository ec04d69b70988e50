import type { Fill } from '@cpc/design';
import { useEditor } from '../../model/context.ts';
import { LibraryBrowser } from '../../parts/library/library-browser.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';

export interface WallpapersProps {
  readonly fill: Fill;
  readonly onChoose: (fill: Fill) => void;
}

export function Wallpapers({ fill, onChoose }: WallpapersProps) {
  const { ports } = useEditor();
  return (
    <LibraryBrowser
      kind="wallpaper"
      items={useLoaded(ports.wallpapers)}
      shape="portrait"
      chosen={fill.kind === 'wallpaper' ? fill.wallpaper : ''}
      onChoose={(item) => onChoose({ kind: 'wallpaper', wallpaper: item.key })}
    />
  );
}
