import type { ActionOutput } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';

/** A station's one-time code, which is shown once, and how it is used (SA-01). */
export function EnrolCode({ code: { code, expires_at } }: { readonly code: ActionOutput<'Partner.enrolCode'> }) {
  const { t, format } = useTranslator();
  return (
    <div role="status" className="bg-sunken flex flex-col gap-1 rounded-medium p-4">
      <p dir="ltr" className="figures text-headline font-semibold tracking-widest text-balance">
        {code.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <p className="text-small text-ink-soft">
        {t('partner.care.keys.codeHow', { time: format.dateTime(expires_at) })}
      </p>
    </div>
  );
}
