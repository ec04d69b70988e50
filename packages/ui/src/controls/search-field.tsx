import { Icon } from '../icons/icon.tsx';
import { useT } from '../text/text-provider.tsx';
import { IconButton } from './icon-button.tsx';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const t = useT();
  return (
    <div className="bg-raised border-edge has-focus-visible:outline-cool flex min-h-12 items-center rounded-full border ps-4 has-focus-visible:outline-3">
      <Icon name="search" size={20} className="text-ink-faint" />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="text-body text-ink placeholder:text-ink-faint min-h-11 w-full min-w-0 bg-transparent px-3 outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && <IconButton icon="close" label={t('common.clear')} onClick={() => onChange('')} />}
    </div>
  );
}
