import {
  addLayer,
  applyDiff,
  documentOfLayers,
  EMPTY_DOCUMENT,
} from '@cpc/design';
