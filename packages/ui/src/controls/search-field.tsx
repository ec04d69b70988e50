import { Icon } from '../icons/icon.tsx';
import { useT } from '../text/text-provider.tsx';
import { IconButton } from './icon-button.tsx';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What is searched stands in the empty field. It is a text of its own, because a placeholder has one line and cuts a long one off. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const t = useT();
  return (
    <div className="bg-raised border-edge has-focus-visible:outline-cool flex min-h-12 items-center rounded-huge border ps-4 has-focus-visible:outline-3">
      <Icon name="search" size={20} className="text-ink-faint" />
      <span className="grid min-w-0 grow items-center *:[grid-area:1/1]">
        {value === '' && (
          <span
            aria-hidden
            className="text-body text-ink-faint pointer-events-none ps-3 pe-4 leading-tight wrap-break-word"
          >
            {label}
          </span>
        )}
        <input
          type="search"
          enterKeyHint="search"
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="text-body text-ink min-h-11 w-full min-w-0 self-stretch bg-transparent px-3 outline-none [&::-webkit-search-cancel-button]:hidden"
        />
      </span>
      {value !== '' && <IconButton icon="close" label={t('common.clear')} onClick={() => onChange('')} />}
    </div>
  );
}
