import { useT } from '@cpc/ui';

/** The name of a design: its title, or else the model it is made for. */
export function useTitle(): (design: { readonly title: string; readonly model: string }) => string {
  const t = useT();
  return ({ title, model }) =>
    title !== '' ? title : model !== '' ? t('works.untitled', { model }) : t('works.untitledGone');
}
