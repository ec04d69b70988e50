import { EMPTY_DOCUMENT, parseDocument } from '@cpc/design';
import { Editor } from '@cpc/editor';
import { LoadingState, Page, StateView, useFormat, useT, useToast } from '@cpc/ui';
import { useEffect, useMemo, useState } from 'react';
import { type Choice, choiceIn, keepChoice } from '../../core/choice.ts';
import { go, to } from '../../core/go.ts';
import { goBack, useAddress } from '../../core/hash-location.ts';
import { PATHS } from '../../core/paths.ts';
import { type GoodsDetail, useGoods } from '../../data/goods.ts';
import { useMachineId } from '../../data/stations.ts';
import { QueryView } from '../../layout/query-view.tsx';
import { editorPorts } from './ports.ts';
import { useSavedWork } from './saved-work.ts';
import { useWorkSync } from './use-work-sync.ts';

/** The design editor of a phone case (RT-05): this page gives it the world, the rest is the editor's. */
export default function EditorPage() {
  const t = useT();
  const { query } = useAddress();
  const detail = useGoods(query['goods_id'], useMachineId());
  if (query['goods_id'] === undefined) {
    return (
      <Page title={t('shop.editor.title')} onBack={() => goBack(PATHS.details)}>
        <StateView icon="phone" title={t('shop.details.chooseModel')} />
      </Page>
    );
  }
  if (detail.data !== undefined) return <WithGoods key={detail.data.goods.goods_id} detail={detail.data} />;
  return (
    <Page title={t('shop.editor.title')} onBack={() => goBack(PATHS.details)}>
      <QueryView query={detail} skeleton={<LoadingState />}>
        {() => null}
      </QueryView>
    </Page>
  );
}

/** An address may name the model alone (LN-04): then the shell is the first there is. */
function choiceFor({ goods, shells }: GoodsDetail, asked: Choice | undefined): Choice | undefined {
  if (asked !== undefined) return asked;
  const shell = shells[0];
  const colour = shell?.colours.find((one) => one.stock > 0) ?? shell?.colours[0];
  if (shell === undefined || colour === undefined) return undefined;
  return { goods_id: goods.goods_id, shell_id: shell.shell_id, colour_id: colour.colour_id };
}

function WithGoods({ detail }: { readonly detail: GoodsDetail }) {
  const t = useT();
  const choice = choiceFor(detail, choiceIn(useAddress().query));
  const saved = useSavedWork(detail.goods.goods_id);
  useEffect(() => {
    if (choice !== undefined) keepChoice(choice);
  });
  if (choice === undefined) {
    return (
      <Page title={t('shop.editor.title')} onBack={() => goBack(PATHS.details)}>
        <StateView icon="box" title={t('error.notInStock')} hint={t('shop.details.unavailableWhy')} />
      </Page>
    );
  }
  if (saved.isPending) return <LoadingState />;
  return <Studio detail={detail} choice={choice} initial={parsed(saved.data)} />;
}

/** What the server kept, if it still reads as a design. */
function parsed(document: unknown) {
  const result = document == null ? undefined : parseDocument(document);
  return result?.ok === true ? result.document : EMPTY_DOCUMENT;
}

interface StudioProps {
  readonly detail: GoodsDetail;
  readonly choice: Choice;
  readonly initial: typeof EMPTY_DOCUMENT;
}

function Studio({ detail: { goods, shells }, choice, initial }: StudioProps) {
  const toast = useToast();
  const format = useFormat();
  const machineId = useMachineId();
  const ports = useMemo(
    () =>
      editorPorts(goods.goods_id, machineId, (message, kind) =>
        toast(message, kind === 'error' ? { tone: 'bad' } : {}),
      ),
    [goods.goods_id, machineId, toast],
  );
  const [surface] = useState(goods.surface);
  const sync = useWorkSync(goods.goods_id);
  const shell = shells.find((one) => one.shell_id === choice.shell_id);
  const colour = shell?.colours.find((one) => one.colour_id === choice.colour_id);
  return (
    <Editor
      ports={ports}
      surface={surface}
      shell={{ colour: colour?.colour ?? DARK, opacity: colour?.opacity ?? 1 }}
      initial={initial}
      price={shell && format.money(shell.price)}
      onChange={(document) => sync.push(document)}
      onDone={() => {
        void sync.flush();
        go(PATHS.confirm, { ...choice });
      }}
      onBack={() => goBack(to(PATHS.details, { ...choice }))}
    />
  );
}

/** A shell whose colour is no longer sold is still something to design on. */
const DARK = '#30303b' as NonNullable<GoodsDetail['shells'][number]['colours'][number]>['colour'];
