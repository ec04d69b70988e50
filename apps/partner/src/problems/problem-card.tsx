import type { ShopProblem } from '@cpc/contract';
import type { ProblemState } from '@cpc/domain';
import { Button, Card, Chip, type Tone, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { Thumbnail } from '../core/thumbnail.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { type Decision, LOOKS, nameOf, stateKey } from './decisions.ts';
import { Messages } from './messages.tsx';
import { ProblemFacts } from './problem-facts.tsx';
import { useGoodsName } from '../stock/names.ts';

const TONES: Readonly<Record<ProblemState, Tone>> = {
  reported: 'warm',
  answered: 'neutral',
  declined: 'neutral',
  reprint: 'good',
  refunded: 'good',
};

/** A reported problem: what it is about, what was written, and what can be decided. */
export function ProblemCard({ problem }: { readonly problem: ShopProblem }) {
  const translator = useTranslator();
  const goodsName = useGoodsName();
  const { t } = translator;
  const [asking, setAsking] = useState<Decision>();
  return (
    <Card
      aria-label={t('partnerProblem.order', { number: problem.order_number })}
      className="flex h-full flex-col gap-4 p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className="font-semibold">
          {t(`problem.kind.${problem.kind}`)}
          {' · '}
          <bdi>{goodsName({ model: problem.model })}</bdi>
        </h2>
        <Chip tone={TONES[problem.state]}>{t(stateKey(problem.state))}</Chip>
      </div>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3 sm:grid-rows-[auto_1fr]">
          <div className="sm:row-span-2">
            <Thumbnail asset={problem.thumbnail} label={t('partnerProblem.design')} size="large" />
          </div>
          <ProblemFacts problem={problem} />
        </div>
        <Messages problem={problem} />
      </div>
      {problem.may.length > 0 && (
        <div className="mt-auto flex flex-wrap gap-2">
          {problem.may.map((decision) => (
            <Button
              key={decision}
              {...LOOKS[decision]}
              className="grow max-sm:basis-full"
              onClick={() => setAsking(decision)}
            >
              {nameOf(decision, problem, translator)}
            </Button>
          ))}
        </div>
      )}
      {asking && problem.may.includes(asking) && (
        <DecideDialog problem={problem} decision={asking} onClose={() => setAsking(undefined)} />
      )}
    </Card>
  );
}
