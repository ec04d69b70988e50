import type { GoodsView, ShellView } from '@cpc/contract';
import { PROBLEM_DAYS } from '@cpc/domain';
import { Icon, type IconName, useFormat, useT, useTranslator } from '@cpc/ui';
import { useHereStation } from '../../data/here-station.ts';
import { minutesOf } from '../../parts/minutes.ts';

/** What a shell is and how it feels, and what is known about magnets and charging (CT-11). Unknown is not said. */
export function AboutShell({ shell }: { readonly shell: ShellView }) {
  const { t, tOr } = useTranslator();
  const words = tOr(`about.shell.${shell.name}`, '');
  const { magnets, wireless } = shell.facts;
  const facts: readonly (readonly [IconName, string])[] = [
    ...(wireless === undefined ? [] : [['phone', t(wireless ? 'about.wireless.yes' : 'about.wireless.no')] as const]),
    ...(magnets === undefined ? [] : [['magnet', t(magnets ? 'about.magnets.yes' : 'about.magnets.no')] as const]),
  ];
  if (words === '' && facts.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {words === '' ? null : <p className="text-pretty">{words}</p>}
      {facts.length === 0 ? null : (
        <ul className="flex flex-col gap-1 text-small text-ink-soft">
          {facts.map(([icon, text]) => (
            <li key={icon} className="flex items-center gap-2">
              <Icon name={icon} size={18} className="shrink-0 text-warm" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface WhatYouGetProps {
  readonly goods: GoodsView;
  readonly shell: ShellView;
  /** The goods as their customer calls them. */
  readonly name: string;
}

/** What is bought, where and when it is made, and what happens if it is wrong. */
export function WhatYouGet({ goods, shell, name }: WhatYouGetProps) {
  const t = useT();
  const format = useFormat();
  const station = useHereStation().data;
  const soon = station?.accepts_orders === true && !station.bays_full && !station.reviews_designs;
  const lines: readonly (readonly [IconName, string])[] = [
    ['check', shell.own ? t('about.get.own') : t(`about.get.${goods.category}`, { model: name })],
    ['brush', t('about.get.print', { size: format.size(goods.surface.width, goods.surface.height) })],
    ...(soon
      ? [['printer', t('about.get.here', { station: station.name, minutes: minutesOf(station.estimate_s) })] as const]
      : []),
    ['camera', t('about.get.wrong', { days: PROBLEM_DAYS })],
  ];
  return (
    <section aria-labelledby="what-you-get" className="flex flex-col gap-3 rounded-large bg-raised p-5">
      <h3 id="what-you-get" className="font-semibold">
        {t('about.get.title')}
      </h3>
      <ul className="flex flex-col gap-2.5 text-small">
        {lines.map(([icon, text]) => (
          <li key={icon} className="flex items-start gap-3">
            <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-warm" />
            <span className="text-pretty">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
