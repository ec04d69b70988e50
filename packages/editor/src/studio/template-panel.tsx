import { ChoiceChip, useT, useTranslator } from '@cpc/ui';
import { useEffect, useState } from 'react';
import { useEditor } from '../model/context.ts';
import type { DesignTemplate } from '../ports/ports.ts';
import { LibrarySkeleton } from '../parts/library/library-skeleton.tsx';
import { useSingleChoice } from '../parts/library/use-single-choice.ts';
import { VirtualGrid } from '../parts/library/virtual-grid.tsx';
import { Panel } from '../parts/panel.tsx';
import { LazyPart } from '../parts/lazy-part.tsx';
import { askedTemplate, forgetAsked } from '../features/templates/asked-template.ts';
import { asksFor } from '../features/templates/asks-for.ts';
import { takeTemplate } from '../features/templates/take-template.ts';
import { TemplateForm } from '../features/templates/template-form.tsx';
import { TemplateTile } from '../features/templates/template-tile.tsx';
import { type Loaded, useLoaded } from '../parts/use-loaded.ts';
import { LoadFailed } from '../parts/load-failed.tsx';

const TABS = ['designs', 'name', 'ideas', 'pair'] as const;
type TabName = (typeof TABS)[number];

const loadNames = async () => (await import('../features/names/name-tab.tsx')).NameTab;
const [NONE, TWO] = [{}, { forTwo: true }];
const loadIdeas = async () => (await import('../features/ideas/ideas-tab.tsx')).IdeasTab;

/** Designs to start with: templates, a name over the surface, ideas from a photo, and pairs of cases. */
export function TemplatePanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { surface } = useEditor();
  const [tab, setTab] = useState<TabName>('designs');
  const later = <LibrarySkeleton shape="portrait" />;
  return (
    <Panel<TabName>
      title={t('studio.templates.title')}
      onClose={onClose}
      steady
      tabs={{
        value: tab,
        onChange: setTab,
        options: TABS.filter((name) => name !== 'pair' || surface.form.kind === 'shell').map((value) => ({
          value,
          label: t(`ideas.tab.${value}`),
        })),
      }}
    >
      {tab === 'designs' && <Designs onTaken={onClose} />}
      {tab === 'name' && <LazyPart load={loadNames} props={{}} fallback={later} />}
      {tab === 'ideas' && <LazyPart load={loadIdeas} props={NONE} fallback={later} />}
      {tab === 'pair' && <LazyPart load={loadIdeas} props={TWO} fallback={later} />}
    </Panel>
  );
}

/** Templates; one with fields or places for photos asks for them first. */
function Designs({ onTaken }: { readonly onTaken: () => void }) {
  const editor = useEditor();
  const templates = useLoaded(editor.ports.templates);
  const [asking, setAsking] = useState(() => askedTemplate(editor));
  useEffect(() => forgetAsked(editor), [editor]);
  const choose = useSingleChoice((template: DesignTemplate) =>
    asksFor(template) ? setAsking(template) : takeTemplate(editor, template),
  );
  return asking ? (
    // Then nothing covers the result, and the way on is in sight.
    <TemplateForm template={asking} onLeave={() => setAsking(undefined)} onTaken={onTaken} />
  ) : (
    <Templates templates={templates} onChoose={choose} />
  );
}

interface TemplatesProps {
  readonly templates: Loaded<readonly DesignTemplate[]>;
  readonly onChoose: (template: DesignTemplate) => void;
}

function Templates({ templates, onChoose }: TemplatesProps) {
  const t = useT();
  const { tOr } = useTranslator();
  const all = templates.state === 'there' ? templates.value : [];
  const groups = [...new Set(all.map(({ group }) => group))];
  const [group, setGroup] = useState<string>();
  if (templates.state === 'loading') return <LibrarySkeleton shape="portrait" />;
  if (templates.state === 'failed') {
    return <LoadFailed onRetry={templates.retry} className="py-2" />;
  }
  if (all.length === 0) return <p className="text-small text-ink-soft py-2">{t('studio.templates.empty')}</p>;
  const shown = group === undefined ? all : all.filter((template) => template.group === group);
  return (
    <>
      {groups.length > 1 && (
        <div className="bg-raised hide-scrollbar fade-ends sticky -top-2 z-10 -mx-4 -mt-2 flex shrink-0 gap-1.5 overflow-x-auto px-4 py-1.5">
          <ChoiceChip chosen={group === undefined} onClick={() => setGroup(undefined)}>
            {t('studio.library.all')}
          </ChoiceChip>
          {groups.map((name) => (
            <ChoiceChip key={name} chosen={name === group} onClick={() => setGroup(name)}>
              {tOr(`templateGroup.${name}`, name)}
            </ChoiceChip>
          ))}
        </div>
      )}
      <VirtualGrid
        label={t('studio.templates.title')}
        items={shown}
        keyOf={keyOf}
        shape="goods"
        tile={(template, tabIndex) => (
          <TemplateTile template={template} tabIndex={tabIndex} onChoose={() => onChoose(template)} />
        )}
      />
    </>
  );
}

const keyOf = ({ key }: DesignTemplate) => key;
