import { Icon, useFormat, useT } from '@cpc/ui';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { Kit } from './kit.tsx';

const EXAMPLES = [1, 2, 3, 4, 5, 6] as const;

interface PromptFieldProps {
  readonly field: Ref<HTMLTextAreaElement>;
  /** What comes of the words; undefined once the customer has seen it. */
  readonly lead: string | undefined;
  readonly words: string;
  /** The most characters, in UTF-16 code units as the contract counts. */
  readonly most: number;
  /** Why the words cannot be drawn. */
  readonly error: string | undefined;
  readonly onChange: (words: string) => void;
  /** Ctrl or Command with Enter. */
  readonly onSubmit: () => void;
  /** Returns a number from 0 to below `count`. */
  readonly pick: (count: number) => number;
}

/** The words to draw, in any language, with an idea to tap, and pictures to put them together from. */
export function PromptField({ field, lead, words, most, error, onChange, onSubmit, pick }: PromptFieldProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const used = words.trim().length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-col gap-1">
        <label
          htmlFor={id}
          className={`font-semibold text-balance ${lead === undefined ? 'text-title' : 'text-headline'}`}
        >
          {t('drawing.ask')}
        </label>
        <p id={`${id}-lead`} className="text-body text-ink-soft text-pretty empty:hidden">
          {lead}
        </p>
      </div>
      <div
        className={`bg-raised has-focus-visible:border-cool focus-within:shadow-lift flex flex-col rounded-large border-2 transition-colors ${error === undefined ? 'border-cool/35' : 'border-bad'}`}
      >
        <textarea
          ref={field}
          id={id}
          dir="auto"
          rows={2}
          value={words}
          placeholder={t('drawing.placeholder')}
          aria-describedby={`${id}-note ${id}-lead`}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="text-lead placeholder:text-ink-faint field-sizing-content max-h-56 min-h-20 w-full min-w-0 resize-none bg-transparent px-4 pt-3 leading-snug outline-none"
        />
        <p className="flex items-start gap-2 px-4 pt-1 pb-2.5">
          <span id={`${id}-note`} aria-live="polite" className="text-small text-bad flex grow gap-1.5">
            {error !== undefined && (
              <>
                <Icon name="warning" size={16} className="mt-0.5" />
                {error}
              </>
            )}
          </span>
          <span
            dir="ltr"
            className={`text-micro figures ms-auto shrink-0 pt-0.5 ${used > most ? 'text-bad font-semibold' : 'text-ink-faint'}`}
          >
            {t('drawing.count', { used: format.number(used), most: format.number(most) })}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-body font-semibold">{t('drawing.kit')}</p>
        <Idea cool onTap={() => onChange(t(`drawing.example.${EXAMPLES[pick(EXAMPLES.length)] ?? 1}`))}>
          <Icon name="sparkle" size={16} />
          {t('drawing.surprise')}
        </Idea>
      </div>
      <Kit words={words} onChange={onChange} />
    </div>
  );
}

interface IdeaProps {
  readonly onTap: () => void;
  readonly cool?: boolean;
  readonly children: ReactNode;
}

/** Words that a tap takes over. */
export function Idea({ onTap, cool = false, children }: IdeaProps) {
  return (
    <button
      type="button"
      onClick={onTap}
      className={`press text-small inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 font-medium whitespace-nowrap ${cool ? 'bg-cool-wash text-cool' : 'bg-raised text-ink-soft hover:text-ink'}`}
    >
      {children}
    </button>
  );
}
