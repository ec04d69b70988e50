import { COARSE_DPI, type Finding } from '@cpc/design';
import { Button, Icon, useT } from '@cpc/ui';
import { useEditor, useEditorState } from '../../model/context.ts';
import { layerName } from '../../model/layer-name.ts';
import { layerOf } from '../../document/state.ts';
import { isSelected } from '../../session/selected.ts';
import { severityLook } from './severity-look.ts';
import { select } from '../../session/selection.ts';

interface FindingRowProps {
  readonly finding: Finding;
  readonly onFix: (fix: Finding['fix']) => void;
}

/** One finding: what it is, on which layer, why it matters, and the button that fixes it. */
export function FindingRow({ finding: { kind, severity, layer: id, values, fix }, onFix }: FindingRowProps) {
  const t = useT();
  const { store } = useEditor();
  const layer = useEditorState((state) => layerOf(state, id));
  const busy = useEditorState((state) => fix === 'upscale' && state.toolRun !== null);
  const selected = useEditorState((state) => id !== null && isSelected(state, id));
  const words = (
    <>
      <Icon
        name={severity === 'blocks' ? 'fault' : 'warning'}
        size={20}
        className={`mt-0.5 shrink-0 ${severityLook(severity)}`}
      />
      <span className="min-w-0 flex-1 text-start">
        <span className="sr-only">{`${t(`preflight.severity.${severity}`)}: `}</span>
        <span className="block leading-snug font-medium">{t(`preflight.kind.${kind}`, values)}</span>
        <span className="text-micro text-ink-faint block truncate">
          {layer ? <bdi>{layerName(layer, t)}</bdi> : t('preflight.whole')}
        </span>
        <span className="text-small text-ink-soft mt-1 block">{t(`preflight.kind.${kind}.hint`, values)}</span>
      </span>
    </>
  );
  return (
    <li className={`bg-lifted flex flex-col rounded-large ${selected ? 'ring-warm ring-2' : ''}`}>
      {layer ? (
        <button
          type="button"
          aria-pressed={selected}
          onClick={() => select(store, [layer.id])}
          className="press flex min-h-14 items-start gap-3 rounded-large p-3"
        >
          {words}
        </button>
      ) : (
        <div className="flex min-h-14 items-start gap-3 p-3">{words}</div>
      )}
      {fix === 'upscale' && <UpscaleHint values={values} />}
      {fix !== null && (
        <Button
          kind={fix === 'upscale' ? 'cool' : 'outline'}
          icon={fix === 'upscale' ? 'sparkle' : fix === 'choosePhoto' ? 'picture' : 'wrench'}
          busy={busy}
          onClick={() => onFix(fix)}
          className="ms-11 me-3 mb-3 self-start"
        >
          {t(`preflight.fix.${fix}`)}
        </Button>
      )}
      {fix === 'choosePhoto' && (
        <Button kind="outline" icon="trash" onClick={() => onFix('remove')} className="ms-11 me-3 mb-3 self-start">
          {t('preflight.fix.remove')}
        </Button>
      )}
    </li>
  );
}

/** What super-resolution gains here, also where it is not enough. */
function UpscaleHint({ values: { reached = 0, needed = 0 } }: Pick<Finding, 'values'>) {
  const t = useT();
  const gain = Number(reached) >= Number(needed) ? 'enough' : Number(reached) < COARSE_DPI ? 'coarse' : 'short';
  return (
    <p className="text-small text-ink-soft -mt-1 mb-2 ms-11 me-3">{t(`preflight.upscale.${gain}`, { reached })}</p>
  );
}
