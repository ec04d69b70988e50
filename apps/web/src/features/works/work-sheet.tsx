import type { WorkSummary } from '@cpc/contract';
import { Icon, type IconName, Row, Sheet, useT, useToast } from '@cpc/ui';
import { useState } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { useWorkChange } from '../../data/works.ts';
import { useTitle } from '../../parts/design-card.tsx';
import { useKeepsake } from '../keepsake/opening/use-keepsake.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ShareSheet } from './share-sheet.tsx';

interface WorkSheetProps {
  /** Undefined while the sheet is closed. */
  readonly work: WorkSummary | undefined;
  readonly onClose: () => void;
}

type Asked = 'rename' | 'share' | 'show';

/** What can be done with one design. */
export function WorkSheet({ work, onClose }: WorkSheetProps) {
  const [asking, setAsking] = useState<Asked>();
  const close = () => {
    setAsking(undefined);
    onClose();
  };
  const title = useTitle();
  const keepsake = useKeepsake();
  const ask = (what: Asked) => {
    if (what !== 'show' || work === undefined) return setAsking(what);
    const shown = work;
    onClose();
    keepsake.show({
      name: shown.model,
      load: async () => (await import('../keepsake/kept-sources.ts')).loadWork(shown),
    });
  };
  return (
    <>
      <Sheet modal open={work !== undefined && asking === undefined} onClose={onClose} title={work ? title(work) : ''}>
        {work === undefined ? null : <Actions work={work} onAsk={ask} onDone={close} />}
      </Sheet>
      {work !== undefined && asking === 'rename' ? <RenameDialog work={work} onClose={close} /> : null}
      {work !== undefined && asking === 'share' ? <ShareSheet work={work} onClose={close} /> : null}
      {keepsake.sheet}
    </>
  );
}

interface ActionsProps {
  readonly work: WorkSummary;
  readonly onAsk: (what: Asked) => void;
  readonly onDone: () => void;
}

function Actions({ work, onAsk, onDone }: ActionsProps) {
  const t = useT();
  const half = work.other_half;
  const { copy, remove } = useActs(work, onDone);
  return (
    <>
      <Row
        lead={<Lead name="brush" />}
        title={t('works.edit')}
        onPress={() => go(PATHS.editor, { goods_id: work.goods_id, work_id: work.work_id })}
      />
      {half === null ? null : (
        <Row
          lead={<Lead name="heart" />}
          title={t('works.pair.open')}
          note={<bdi>{half.title || half.model}</bdi>}
          onPress={() => go(PATHS.editor, { goods_id: half.goods_id, work_id: half.work_id })}
        />
      )}
      <Row lead={<Lead name="share" />} title={t('works.share')} onPress={() => onAsk('share')} />
      <Row lead={<Lead name="picture" />} title={t('works.show')} onPress={() => onAsk('show')} />
      <Row lead={<Lead name="text" />} title={t('works.rename')} onPress={() => onAsk('rename')} />
      <Row lead={<Lead name="duplicate" />} title={t('works.copy')} onPress={copy} />
      <Row
        lead={<Lead name="trash" bad />}
        title={<span className="text-bad">{t('works.delete')}</span>}
        onPress={remove}
      />
    </>
  );
}

function Lead({ name, bad = false }: { readonly name: IconName; readonly bad?: boolean }) {
  return <Icon name={name} size={22} className={bad ? 'text-bad' : 'text-ink-soft'} />;
}

/** Actions that run at once and can be undone. */
function useActs(work: WorkSummary, onDone: () => void) {
  const t = useT();
  const toast = useToast();
  const { mutateAsync } = useWorkChange();
  const title = useTitle()(work);
  // The promise is awaited here, because the sheet unmounts, with its callbacks, before the server answers.
  const act = async (name: WorkAct, newTitle: string, message: Parameters<typeof toast>) => {
    try {
      await mutateAsync({ name, input: { work_id: work.work_id, title: newTitle } });
      toast(...message);
    } catch (error) {
      toast((error as Error).message, { tone: 'bad' });
    }
  };
  const restore = () => void act('Work.restore', '', [t('works.restored'), { icon: 'check' }]);
  return {
    copy: () => {
      onDone();
      void act('Work.copy', t('works.copyTitle', { title }), [t('works.copied'), { icon: 'duplicate' }]);
    },
    remove: () => {
      onDone();
      const undo = { label: t('common.undo'), onPress: restore };
      void act('Work.delete', '', [t('works.deleted', { title }), { icon: 'trash', action: undo }]);
    },
  };
}

type WorkAct = Parameters<ReturnType<typeof useWorkChange>['mutateAsync']>[0]['name'];
