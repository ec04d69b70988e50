import { CallError } from '@cpc/contract';
import { serverTranslator } from '@cpc/i18n/server';
import { wrongUse } from '../io/failure.ts';

/** A refusal of the product's own rules as a failure of the command. @param flag what it is about */
export function orWrongUse<Value>(flag: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    throw wrongUse(`${flag}: ${serverTranslator()('en-US').t(`error.${error.error}`, error.details)}`);
  }
}
