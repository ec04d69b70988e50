import { useT } from '@cpc/ui';

/** How a design is called: by its title, else by what it is made for. */
export function useTitle(): (design: { readonly title: string; readonly model: string }) => string {
  const t = useT();
  return ({ title, model }) =>
    title !== '' ? title : model !== '' ? t('works.untitled', { model }) : t('works.untitledGone');
}
