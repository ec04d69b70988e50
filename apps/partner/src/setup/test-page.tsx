import type { StationSetup, TestPart } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import type { Translate } from '@cpc/i18n';
import { Button, Checkbox, Chip, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { Warning } from '../core/form-dialog.tsx';
import { TEST_TONES } from '../station/test-prints.tsx';
import { useAnswerTest, usePrintTest } from '../station/use-setup.ts';

type Page = NonNullable<StationSetup['test']>;

interface TestPageProps {
  readonly test: Page | null;
  readonly id: StationId;
}

/** Prints a page of marks, and asks what is seen of it (JN-10). */
export function TestPage({ test, id }: TestPageProps) {
  const t = useT();
  const print = usePrintTest(id);
  const isAsked = test?.state === 'printed' && test.seen === null && !test.outdated;
  const isMade = test !== null && test.state !== 'printed' && test.state !== 'failed';
  return (
    <>
      <p className="text-small text-ink-soft">{t('partner.care.test.hint')}</p>
      {test && test.state !== 'printed' && (
        <div role="status">
          <Chip tone={TEST_TONES[test.state]}>{t(`partner.care.test.${test.state}`)}</Chip>
        </div>
      )}
      {test?.outdated && !isMade && <Warning text={t('setup.test.outdated')} />}
      {test && isAsked && <Question key={test.test_id} test={test} id={id} />}
      {test?.seen && !test.outdated && <Answer test={test} seen={test.seen} />}
      {!isMade && (
        <Button
          kind={isAsked ? 'quiet' : 'outline'}
          icon="printer"
          className="self-start"
          busy={print.isPending}
          onClick={() => print.mutate({ machine_id: id })}
        >
          {t('partner.care.test.ask')}
        </Button>
      )}
    </>
  );
}

function Question({ test, id }: { readonly test: Page; readonly id: StationId }) {
  const t = useT();
  const [seen, setSeen] = useState<readonly TestPart[]>([]);
  const answer = useAnswerTest(id);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-body mb-1 font-semibold">{t('setup.test.ask')}</legend>
      {test.parts.map((part) => (
        <Checkbox
          key={part}
          checked={seen.includes(part)}
          onChange={(isSeen) => setSeen(isSeen ? [...seen, part] : seen.filter((one) => one !== part))}
        >
          {nameOf(t, part)}
        </Checkbox>
      ))}
      <Button
        kind="primary"
        className="mt-2 self-start"
        busy={answer.isPending}
        onClick={() => answer.mutate({ test_id: test.test_id, seen: [...seen] })}
      >
        {t('setup.test.save')}
      </Button>
    </fieldset>
  );
}

/** What the person saw, and what to do about the rest. */
function Answer({ test, seen }: { readonly test: Page; readonly seen: readonly TestPart[] }) {
  const { t, format } = useTranslator();
  const missing = test.parts.filter((part) => !seen.includes(part));
  if (missing.length === 0) return <p className="text-small text-good font-medium">{t('setup.test.good')}</p>;
  const fixes = new Set(missing.map((part) => (part === 'marks' || part === 'white' ? part : 'ink')));
  return (
    <>
      <Warning text={t('setup.test.missing', { parts: format.list(missing.map((part) => nameOf(t, part))) })} />
      {[...fixes].map((fix) => (
        <p key={fix} className="text-small">
          {t(`setup.test.fix.${fix}`)}
        </p>
      ))}
    </>
  );
}

const nameOf = (t: Translate, part: TestPart): string =>
  t(part === 'marks' ? 'setup.test.marks' : `partner.care.ink.${part}`);
