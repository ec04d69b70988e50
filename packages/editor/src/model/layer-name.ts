import type { Layer } from '@cpc/design';
import type { Translate } from '@cpc/i18n';

/** The name of a layer in lists and for screen readers. */
export function layerName(layer: Layer, t: Translate): string {
  return layer.type === 'text' ? t('studio.layer.text', { text: layer.text }) : t(`studio.layer.${layer.type}`);
}
