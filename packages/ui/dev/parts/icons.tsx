import { Icon, type IconName } from '@cpc/ui';
import { ICON_PATHS } from '../../src/icons/icon-paths.ts';

export function Icons() {
  return (
    <div className="flex flex-wrap gap-3 py-4">
      {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
        <span key={name} className="text-micro text-ink-faint flex w-16 flex-col items-center gap-1">
          <Icon name={name} className="text-ink" />
          {name}
        </span>
      ))}
    </div>
  );
}
