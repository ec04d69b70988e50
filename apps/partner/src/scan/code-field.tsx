import { Button, TextField, useT } from '@cpc/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Where somebody types, keys are theirs; a button keeps its Enter and space. */
const isTypedInto = (element: Element | null): boolean =>
  element !== null && element.matches('input, textarea, select, [role=dialog], [role=dialog] *');

/**
 * A code by hand, or by a scanner that types like a keyboard and ends with Enter. What is typed while no field has the
 * focus goes here, so that a scanner needs no tap before.
 */
export function CodeField({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useT();
  const field = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState('');
  useEffect(() => {
    const toField = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isText && !isTypedInto(document.activeElement) && !document.querySelector('[role=dialog]'))
        field.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', toField);
    return () => document.removeEventListener('keydown', toField);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    onCode(code);
    setCode('');
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div ref={field} className="grow">
        <TextField
          label={t('scan.code')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
          dir="ltr"
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </div>
      <Button type="submit" kind="outline" className="min-h-12">
        {t('scan.code.yes')}
      </Button>
    </form>
  );
}
