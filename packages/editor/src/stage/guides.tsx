import { pathData, region, regionPaths } from '@cpc/design';
import { useEditor, useEditorState } from '../context.ts';
import { SurfaceSpace } from './surface-space.tsx';

/** While a layer moves: where important content stays whole, and the middle lines it has caught on. */
export function Guides() {
  const { surface } = useEditor();
  const moving = useEditorState((state) => state.held !== null);
  const { vertical, horizontal } = useEditorState((state) => state.guides);
  const { outline, holes } = regionPaths(region(surface, 'safe'));
  return (
    <SurfaceSpace className={`transition-opacity ${moving ? 'opacity-100' : 'opacity-0'}`}>
      {[outline, ...holes].map((path, i) => (
        <g key={i} fill="none" strokeOpacity="0.75">
          <path
            d={pathData(path)}
            vectorEffect="non-scaling-stroke"
            strokeWidth="2.5"
            className="stroke-sunken"
            strokeOpacity="0.35"
          />
          <path
            d={pathData(path)}
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.25"
            strokeDasharray="5 4"
            className="stroke-paper"
          />
        </g>
      ))}
      <g strokeWidth="1.5" className="stroke-cool">
        {vertical && <path d={`M${surface.width / 2} -4V${surface.height + 4}`} vectorEffect="non-scaling-stroke" />}
        {horizontal && <path d={`M-4 ${surface.height / 2}H${surface.width + 4}`} vectorEffect="non-scaling-stroke" />}
      </g>
    </SurfaceSpace>
  );
}
