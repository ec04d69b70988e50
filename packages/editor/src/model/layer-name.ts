import type { Layer } from '@cpc/design';
import type { Translate } from '@cpc/i18n';

/** What a layer is called in lists and by a screen reader. */
export function layerName(layer: Layer, t: Translate): string {
  return layer.type === 'text' ? t('studio.layer.text', { text: layer.text }) : t(`studio.layer.${layer.type}`);
}
