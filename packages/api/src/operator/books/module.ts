import type { ActionInput } from '@cpc/contract';
import type { PartnerId } from '@cpc/domain';
import { serverTranslator } from '@cpc/i18n/server';
import { type Call, callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { billedShop } from '../../records/bills/party.ts';
import type { WriteSheet } from '../../base/ports/sheet-writer.ts';
import { booksFile } from './file.ts';
import { monthOf } from './span.ts';

/** The books of a shop and of the platform, as files for accountants (PA-17). */
export function booksModule({ db }: With<'db'>, writeSheet: WriteSheet): Module {
  async function fileFor(
    partnerId: PartnerId | undefined,
    { month, ...wanted }: ActionInput<'Partner.booksFile'>,
    call: Call,
    owner: string,
  ) {
    const timeZone = partnerId === undefined ? 'UTC' : (await billedShop(db.read, partnerId)).timeZone;
    const span = await monthOf(db.aside, { partnerId, timeZone }, month);
    const scope = { ...span, partnerId, month, timeZone, translator: serverTranslator()(call.language, timeZone) };
    return booksFile({ reader: db.aside, writeSheet, owner, language: call.language }, scope, wanted);
  }
  return {
    handlers: {
      'Partner.booksFile': (wanted, call) => {
        const { partnerId } = callerAs(call, 'partner');
        return fileFor(partnerId, wanted, call, partnerId);
      },
      'Operator.booksFile': (wanted, call) => fileFor(undefined, wanted, call, callerAs(call, 'operator').personId),
    },
  };
}
