import { Icon, type IconName } from '@cpc/ui';
import { EDITING_ICONS } from '../../src/icons/editing-icons.ts';
import { ICON_PATHS } from '../../src/icons/icon-paths.ts';
import { PAGE_ICONS } from '../../src/icons/page-icons.ts';

const ALL = { ...ICON_PATHS, ...PAGE_ICONS, ...EDITING_ICONS };

export function Icons() {
  return (
    <div className="flex flex-wrap gap-3 py-4">
      {(Object.keys(ALL) as IconName[]).map((name) => (
        <span key={name} className="text-micro text-ink-faint flex w-16 flex-col items-center gap-1">
          <Icon name={name} className="text-ink" />
          {name}
        </span>
      ))}
    </div>
  );
}
