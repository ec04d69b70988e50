import { refitDocument } from '@cpc/design';
import { useEffect, useMemo } from 'react';
import { useEditor } from '../../model/context.ts';
import type { DesignTemplate } from '../../ports/ports.ts';
import { DesignTile } from '../../parts/design-tile.tsx';
import { fillTemplate } from './fill-template.ts';
import { SAMPLE_PHOTO, showSamplePhoto } from './sample-photo.ts';

export interface TemplateTileProps {
  readonly template: DesignTemplate;
  readonly tabIndex: 0 | -1;
  readonly onChoose: () => void;
}

/** A template as it looks on the current goods. */
export function TemplateTile({ template, tabIndex, onChoose }: TemplateTileProps) {
  const { assets, surface } = useEditor();
  const document = useMemo(() => {
    const fitted = refitDocument(template.document, template.surface, surface);
    return fillTemplate(fitted, { words: {}, photos: [] }, () => undefined, SAMPLE_PHOTO);
  }, [template, surface]);
  useEffect(() => void showSamplePhoto(assets), [assets]);
  return (
    <DesignTile
      label={template.title}
      document={document}
      preview={template.preview}
      tabIndex={tabIndex}
      onChoose={onChoose}
    />
  );
}
