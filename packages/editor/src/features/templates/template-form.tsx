import { type DesignDocument, fieldsOf, type IdeaPhoto, refitDocument } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import type { MessageKey } from '@cpc/i18n';
import { Button, IconButton, TextField, useT, useTranslator } from '@cpc/ui';
import { useEffect, useMemo, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { useCapitalsLanguage } from '../../parts/use-capitals-language.ts';
import type { DesignTemplate } from '../../ports/ports.ts';
import { documentOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { fitAfter } from '../../parts/words/rename-field.ts';
import { applyTemplate } from '../../parts/apply-template.ts';
import { placesOf } from './asks-for.ts';
import { type Fit, fillTemplate } from './fill-template.ts';
import { PaintedDesign } from '../../parts/painted-design.tsx';
import { PhotoChoice } from '../../parts/photos/photo-choice.tsx';
import { SAMPLE_PHOTO, showSamplePhoto } from './sample-photo.ts';
import { named, photosIn, useChosenPhotos } from '../../parts/photos/use-photos.ts';
import { select } from '../../session/selection.ts';

export interface TemplateFormProps {
  readonly template: DesignTemplate;
  readonly onLeave: () => void;
  /** It is on the case. */
  readonly onTaken: () => void;
}

const MAX_WORDS = 40;

/** Asks for the words and photos of a template, beside a picture of the result (ED-13). */
export function TemplateForm({ template, onLeave, onTaken }: TemplateFormProps) {
  const t = useT();
  const { tOr } = useTranslator();
  const form = useTemplateForm(template, onTaken);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-1">
        <IconButton icon="back" label={t('templateFields.back')} onClick={onLeave} />
        <h3 className="text-body font-semibold">{template.title}</h3>
      </div>
      <div className="flex gap-4">
        <form
          className="flex min-w-0 flex-1 flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            form.take();
          }}
        >
          {form.fields.map(([field, sample]) => (
            <TextField
              key={field}
              label={tOr(`templateFields.${field}` as MessageKey, t('templateFields.words'))}
              dir="auto"
              maxLength={MAX_WORDS}
              autoComplete="off"
              placeholder={sample}
              value={form.words[field] ?? ''}
              onChange={(event) => form.write(field, event.currentTarget.value)}
            />
          ))}
          {form.photos.map((photo, i) => (
            <PhotoChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name
              key={i}
              label={
                form.photos.length > 1 ? t('templateFields.photo.of', { number: i + 1 }) : t('templateFields.photo')
              }
              chosen={photo}
              known={form.known}
              onChoose={(chosen) => form.choose(i, chosen)}
              onFile={(file) => form.read(i, file)}
            />
          ))}
          <p className="text-small text-ink-soft">{t('templateFields.hint')}</p>
          <Button type="submit" kind="primary">
            {t('templateFields.use')}
          </Button>
        </form>
        <div className="h-56 w-28 shrink-0">
          <PaintedDesign document={form.shown} />
        </div>
      </div>
    </div>
  );
}

function useTemplateForm(template: DesignTemplate, onTaken: () => void) {
  const editor = useEditor();
  const { store, surface, assets, nextLayerId, notify } = editor;
  const language = useCapitalsLanguage();
  const photosOf = useChosenPhotos();
  const arrivals = useEditorState((state) => state.arrivals);
  const [before] = useState(() => documentOf(store.getState()));
  const base = useMemo(() => refitDocument(template.document, template.surface, surface), [template, surface]);
  const fields = useMemo(() => [...fieldsOf(base)], [base]);
  const known = useMemo(() => photosIn(before), [before]);
  const [words, setWords] = useState<Readonly<Record<string, string>>>(() => Object.fromEntries(fieldsOf(before)));
  const [photos, setPhotos] = useState<readonly (IdeaPhoto | undefined)[]>(() =>
    placesOf(base).map((_, i) => known[i]),
  );
  useEffect(() => void showSamplePhoto(assets), [assets]);
  const fit = useMemo<Fit>(
    () => (document, from) => (arrivals < 0 ? undefined : fitAfter(editor, document, from)),
    [editor, arrivals],
  );
  const shown = useMemo<DesignDocument>(
    () => fillTemplate(base, { words, language, photos }, fit, SAMPLE_PHOTO),
    [base, words, language, photos, fit],
  );
  const choose = (at: number, photo: IdeaPhoto | undefined) =>
    setPhotos((all) => all.map((one, i) => (i === at ? photo : one)));
  const place = (nameOf: (asset: AssetId) => AssetId): boolean => {
    const lasting = photos.map((photo) => photo && named(photo, nameOf));
    const document = fillTemplate(base, { words, language, photos: lasting }, fit);
    const used = new Set(lasting.map((photo) => photo?.asset));
    const now = documentOf(store.getState());
    const change = applyTemplate(now, { document, surface }, surface, nextLayerId, ({ asset }) => !used.has(asset));
    return commit(store, change);
  };
  return {
    fields,
    known,
    words,
    photos,
    shown,
    write: (field: string, written: string) => setWords((all) => ({ ...all, [field]: written })),
    choose,
    read: (at: number, file: Blob) => void photosOf.read(file).then((photo) => photo && choose(at, photo)),
    take() {
      void photosOf
        .take(
          photos.flatMap((photo) => photo?.asset ?? []),
          place,
        )
        .then((isTaken) => {
          // The form stays with what is typed, if the design has no room for it.
          if (!isTaken) return;
          select(store, []);
          notify('studio.templates.applied');
          onTaken();
        });
    },
  };
}
