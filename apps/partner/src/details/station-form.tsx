import { MAX_BED, MIN_BED, type StationDetails } from '@cpc/contract';
import { readNumber } from '@cpc/domain';
import type { Formats } from '@cpc/i18n';
import { placeOf, typedPlace } from '@cpc/maps';
import { useTranslator } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Input, Select } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { useSetStationDetails } from './use-station-details.ts';
import { changedOf } from './use-shop-form.ts';
import { LANGUAGES, zoneOptions } from './choices.ts';
import { PlaceField } from './place-field.tsx';

type Write = Formats['typed'];

function isSide(typed: string): boolean {
  const side = readNumber(typed) ?? 0;
  return side >= MIN_BED && side <= MAX_BED;
}

/** The texts of the form; an empty zone is the shop's. */
const textsOf = ({ name, address, phone, email, language, time_zone, place, bed }: StationDetails, write: Write) => ({
  name,
  address,
  phone,
  email,
  language,
  time_zone: time_zone ?? '',
  place: typedPlace(place),
  bed_width: write(bed.width, 1),
  bed_height: write(bed.height, 1),
});

/** Name, address, place on the map, print bed, contact, language and time zone of a station. */
export function StationForm({ details }: { readonly details: StationDetails }) {
  const { t, format } = useTranslator();
  const saved = textsOf(details, format.typed);
  const form = useActForm({
    act: useSetStationDetails(details.machine_id),
    saved,
    keepAs: `station ${details.machine_id}`,
    complete: (values) => Object.keys(changedOf(values, saved)).length > 0,
    check: ({ place, bed_width, bed_height }) => ({
      place: placeOf(place) === undefined ? t('profile.map.wrong') : undefined,
      bed_width: isSide(bed_width) ? undefined : t('profile.bed.wrong', { least: MIN_BED, most: MAX_BED }),
      bed_height: isSide(bed_height) ? undefined : t('profile.bed.wrong', { least: MIN_BED, most: MAX_BED }),
    }),
    input(values) {
      const { place, time_zone, bed_width, bed_height, ...texts } = changedOf(values, saved);
      const sides = { width: readNumber(values.bed_width) ?? 0, height: readNumber(values.bed_height) ?? 0 };
      const bed = (bed_width ?? bed_height) === undefined ? {} : { bed: sides };
      const zone = time_zone === undefined ? {} : { time_zone: time_zone === '' ? null : time_zone };
      const at = place === undefined ? {} : { place: placeOf(place) ?? null };
      return { machine_id: details.machine_id, ...texts, ...zone, ...at, ...bed };
    },
  });
  const shopZone = details.shop_time_zone;
  const asShop = {
    value: '',
    label: shopZone === null ? t('profile.zone.none') : t('profile.zone.shop', { zone: shopZone.replaceAll('_', ' ') }),
  };
  const zones = [asShop, ...zoneOptions(details.time_zone ?? '')];
  return (
    <SaveForm form={form} keeps>
      <Input of={form} name="name" label="profile.name" />
      <Input of={form} name="address" label="profile.address" hint="partner.place.hint" />
      <PlaceField
        field={{ label: t('profile.map'), hint: t('profile.map.hint'), ...form.field('place') }}
        value={form.values.place}
        onPick={(place) => form.set({ place })}
      />
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-1.5">
        <Input of={form} name="bed_width" label="profile.bed.width" as="amount" end="mm" />
        <Input of={form} name="bed_height" label="profile.bed.height" as="amount" end="mm" />
        <p className="text-small text-ink-soft col-span-2">{t('profile.bed.hint')}</p>
      </div>
      <Input of={form} name="phone" label="profile.phone" hint="profile.phone.station" as="phone" />
      <Input of={form} name="email" label="profile.email" as="email" />
      <Select of={form} name="language" label="profile.language" hint="profile.language.station" options={LANGUAGES} />
      <Select of={form} name="time_zone" label="profile.zone" options={zones} />
    </SaveForm>
  );
}
