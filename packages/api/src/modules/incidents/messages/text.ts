import { incidentAddress, incidentsAddress, type PartnerId, type StationId, type ToldKind } from '@cpc/domain';
import { blankNames, reasonText, type Translator } from '@cpc/i18n';
import { isolated, type ShownNotice, topicAbout } from '../../notifications/web-push/shown.ts';

/** The most stations that a message names. */
const MAX_NAMED = 3;

/** A station with an incident of the message's kind. */
export interface Place {
  readonly id: StationId;
  readonly name: string;
  /** How many things need a hand there. */
  readonly count: number;
  /** As in the list of incidents. */
  readonly detail: string;
}

interface Message {
  readonly kind: ToldKind;
  readonly shop: PartnerId;
  readonly places: readonly [Place, ...Place[]];
}

/**
 * The words of a message. It appears on lock screens: it names stations and what to do there, but no customer, no order
 * and no code.
 */
export function shownMessage(id: string, { kind, shop, places }: Message, translator: Translator): ShownNotice {
  const { t, locale } = translator;
  const [first, ...others] = places;
  const where = whereOf(places, translator);
  const words =
    others.length === 0
      ? {
          title: t(`incidents.kind.${kind}`, { count: first.count }),
          body: t('partnerMessages.body', { where, todo: todoOf(kind, first, translator) }),
        }
      : { title: t(`partnerMessages.several.${kind}`, { stations: places.length }), body: where };
  return {
    id,
    ...words,
    lang: locale.tag,
    dir: locale.rtl ? 'rtl' : 'ltr',
    tag: topicAbout(`incident ${shop} ${kind}`),
    url: pageOf(others.length === 0 ? incidentAddress(kind, first.id) : incidentsAddress(kind), shop),
  };
}

/** What to do: a printer's reason says it more exactly than the kind. */
function todoOf(kind: ToldKind, { detail }: Place, translator: Translator): string {
  if (kind === 'fault' && detail !== '') return reasonText(translator, detail);
  const todo = translator.t(`incidents.do.${kind}`);
  if (detail === '') return todo;
  const names = kind === 'stockEmpty' ? blankNames(translator, detail) : [detail];
  return [...names.map(isolated), todo].join(' · ');
}

/** All names, or the first ones and how many more there are. */
function whereOf(places: readonly Place[], { t, format }: Translator): string {
  const names = places.map(({ name }) => name);
  const more = names.length - MAX_NAMED;
  const said = more > 1 ? [...names.slice(0, MAX_NAMED), t('partnerMessages.more', { stations: more })] : names;
  return format.list(said);
}

/** The page in the partner app. A person of several shops is led into the right one. */
export const pageOf = (address: string, shop: PartnerId): string =>
  `/partner/#${address}${address.includes('?') ? '&' : '?'}shop=${encodeURIComponent(shop)}`;
