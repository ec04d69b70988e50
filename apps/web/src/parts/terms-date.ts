import { termsDay } from '@cpc/domain';
import { useFormat } from '@cpc/ui';

/** Writes a version of the terms as a date of the reader's language; the same day in every time zone (RT-09). */
export function useTermsDate(): (version: string) => string {
  const format = useFormat();
  return (version) => {
    const day = termsDay(version);
    return day === null ? version : format.date(day, 'UTC');
  };
}
