import type { GoodsView } from '@cpc/contract';
import { fieldsOf, type IdeaPhoto, NAME_FIELD, otherSide, type PairKind, type Side } from '@cpc/design';
import { Button, IconButton, TextField, useLocale, useT } from '@cpc/ui';
import { useMemo, useState } from 'react';
import { useEditor, useEditorState, usePictures } from '../../model/context.ts';
import type { OtherHalf } from '../../ports/pair-port.ts';
import { useLoaded } from '../../parts/use-loaded.ts';
import { documentOf } from '../../document/state.ts';
import { LibrarySkeleton } from '../../parts/library/library-skeleton.tsx';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { PhotoChoice } from '../../parts/photos/photo-choice.tsx';
import { photosIn, useChosenPhotos } from '../../parts/photos/use-photos.ts';
import { OnTwoPhones } from './on-two-phones.tsx';
import { OtherPhone } from './other-phone.tsx';
import { PairTile } from './pair-tile.tsx';
import { takePair } from './take-pair.ts';
import { type PairWishes, usePairs } from './use-pairs.ts';

const MAX_NAME = 24;
const MAX_WORD = 12;

/** Two cases that belong together (ED-13): kinds, painted side by side, and what they are made from. */
export function PairTab() {
  const { store, surface } = useEditor();
  const { rtl } = useLocale().locale;
  const t = useT();
  const photos = useChosenPhotos();
  const document = useEditorState(documentOf);
  const known = useMemo(() => photosIn(document), [document]);
  const [photo, setPhoto] = useState<IdeaPhoto>();
  const [goods, setGoods] = useState<GoodsView>();
  const [side, setSide] = useState<Side>(rtl ? 'right' : 'left');
  const [own, setOwn] = useState(() => fieldsOf(documentOf(store.getState())).get(NAME_FIELD) ?? '');
  const [other, setOther] = useState('');
  const [word, setWord] = useState(() => t('pair.word.sample'));
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<OtherHalf>();
  const [choosing, setChoosing] = useState(false);
  const wishes: PairWishes = {
    photo: photo ?? known[0],
    other: goods?.surface ?? surface,
    side,
    names: { own, other },
    word,
    round,
  };
  const read = (file: Blob) => void photos.read(file).then((chosen) => chosen && setPhoto(chosen));
  if (choosing)
    return (
      <Phones
        chosen={goods?.goods_id ?? surface.id}
        onChoose={(chosen) => {
          setGoods(chosen);
          setChoosing(false);
        }}
        onBack={() => setChoosing(false)}
      />
    );
  return (
    <>
      <Kept made={made} />
      {/* Without a photo, the tiles that need one offer to choose it. */}
      {wishes.photo && (
        <PhotoChoice
          label={t('templateFields.photo')}
          chosen={wishes.photo}
          known={known}
          onChoose={setPhoto}
          onFile={read}
        />
      )}
      <div className="flex shrink-0 items-center gap-2">
        <Button kind="quiet" icon="phone" className="min-w-0 flex-1" onClick={() => setChoosing(true)}>
          {goods ? t('pair.phone', { model: goods.model }) : t('pair.phone.same')}
        </Button>
        <IconButton icon="flipX" label={t('pair.swap')} onClick={() => setSide(otherSide(side))} />
      </div>
      {goods?.stock === 0 && <p className="text-small text-warn">{t('pair.phone.soldOutWhy')}</p>}
      <Kinds wishes={wishes} goods={goods} photos={photos} onFile={read} onKept={setMade} />
      <Button kind="quiet" className="shrink-0" onClick={() => setRound(round + 1)}>
        {t('pair.more')}
      </Button>
      <div className="grid shrink-0 grid-cols-2 items-end gap-2">
        <Words label={t('pair.own')} value={own} most={MAX_NAME} onChange={setOwn} />
        <Words label={t('pair.other')} value={other} most={MAX_NAME} onChange={setOther} />
      </div>
      <Words label={t('pair.word')} value={word} most={MAX_WORD} onChange={setWord} />
    </>
  );
}

interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly onChange: (value: string) => void;
}

const Words = ({ label, value, most, onChange }: WordsProps) => (
  <TextField
    label={label}
    dir="auto"
    maxLength={most}
    autoComplete="off"
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

interface KindsProps {
  readonly wishes: PairWishes;
  readonly goods: GoodsView | undefined;
  readonly photos: ReturnType<typeof useChosenPhotos>;
  readonly onFile: (file: Blob) => void;
  readonly onKept: (half: OtherHalf) => void;
}

/** Every kind of pair; one is chosen first, and then made. */
function Kinds({ wishes, goods, photos, onFile, onKept }: KindsProps) {
  const t = useT();
  const editor = useEditor();
  const pictures = usePictures();
  const { offers, input } = usePairs(wishes);
  const [kind, setKind] = useState<PairKind>();
  const [busy, setBusy] = useState(false);
  const chosen = offers.find((offer) => offer.kind === kind && offer.pair);
  const make = async (wanted: PairKind) => {
    // Before the design changes: without this code the other half could not be kept.
    const port = await editor.ports.pairs();
    const half = await takePair(editor, pictures, photos, wanted, input);
    if (!half) return;
    const [goodsId, model] = [goods?.goods_id ?? editor.surface.id, goods?.model ?? ''];
    const words = { made: t('pair.made'), madeAway: t('pair.madeAway'), open: t('pair.open') };
    onKept(await port.keep({ ...half, goodsId, model, title: wishes.names.other.trim(), words }));
    setKind(undefined);
  };
  const press = (wanted: PairKind) => {
    setBusy(true);
    make(wanted)
      .catch(() => editor.notify('studio.library.failed', 'error'))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <OnTwoPhones wishes={wishes} input={input} kind={kind} photos={photos} />
      <ul aria-label={t('pair.kinds')} className="grid shrink-0 grid-cols-2 gap-2">
        {offers.map((offer) => (
          <li key={offer.kind} className="aspect-[0.92]">
            <PairTile offer={offer} input={input} chosen={offer === chosen} onChoose={setKind} onFile={onFile} />
          </li>
        ))}
      </ul>
      {chosen && (
        <div className="bg-raised sticky -bottom-4 z-10 -mx-4 rounded-b-huge shrink-0 px-4 py-3">
          <Button kind="primary" wide busy={busy} onClick={() => press(chosen.kind)}>
            {t('pair.make')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The other half that this design has already. @param made the one that was made just now */
function Kept({ made }: { readonly made: OtherHalf | undefined }) {
  const t = useT();
  const { ports } = useEditor();
  const [load] = useState(() => async (): Promise<OtherHalf | null> => (await ports.pairs()).other());
  const other = useLoaded(load);
  const half = made ?? (other.state === 'there' ? other.value : null);
  if (!half) return null;
  const { title, open } = half;
  return (
    <div className="bg-lifted flex shrink-0 flex-wrap items-center justify-between gap-2 rounded-medium p-2 ps-4">
      <p className="text-small min-w-0">{title === '' ? t('pair.with.same') : t('pair.with', { title })}</p>
      {open && (
        <Button kind="outline" onClick={open}>
          {t('pair.open')}
        </Button>
      )}
    </div>
  );
}

type PhonesProps = Omit<Parameters<typeof OtherPhone>[0], 'goods'>;

/** The phones that the other half can be made for. */
function Phones(props: PhonesProps) {
  const { ports } = useEditor();
  const [load] = useState(() => async () => (await ports.pairs()).goods());
  const goods = useLoaded(load);
  if (goods.state === 'failed') return <LoadFailed onRetry={goods.retry} className="py-2" />;
  if (goods.state === 'loading') return <LibrarySkeleton shape="portrait" />;
  return <OtherPhone goods={goods.value} {...props} />;
}
