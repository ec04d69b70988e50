import { PICTURE_TYPES } from '@cpc/editor/picture-types';
import { Icon, useT, useToast } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { FIRST_PHOTO, keepFirst } from '../../core/device-pictures.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';

/** The shortest way to a finished case: the photo first, then the model, then ten ideas to choose from (ED-13). */
export function BeginWithPhoto() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const begin = useMutation({
    mutationFn: keepFirst,
    onSuccess: () => go(PATHS.details, { thing: FIRST_PHOTO }),
    onError: () => toast(t('works.kept.full'), { tone: 'bad' }),
  });
  return (
    <>
      <button
        type="button"
        onClick={() => input.current?.click()}
        className="press flex w-full items-center gap-4 rounded-huge bg-raised p-4 text-start"
      >
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-drop bg-warm-wash text-warm">
          <Icon name="picture" size={24} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-body font-semibold">{t('shop.select.photo')}</span>
          <span className="block text-small text-ink-soft">{t('shop.select.photoWhat')}</span>
        </span>
        <Icon name="forward" size={22} className="text-ink-faint" />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Allows choosing the same file again.
          currentTarget.value = '';
          if (file) begin.mutate(file);
        }}
      />
    </>
  );
}
