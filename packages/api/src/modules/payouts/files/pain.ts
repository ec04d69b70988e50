import { toDecimalString } from '@cpc/domain';
import type { PayoutConfig } from '../../../base/services.ts';
import type { FileContent, Payment } from './payment.ts';
import { targetDay } from './target-day.ts';
import { sepaText } from '../bank/sepa-text.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const MAX_NAME_LENGTH = 70;
const MAX_TEXT_LENGTH = 140;

type Debtor = NonNullable<PayoutConfig['ownAccount']>;

/**
 * A SEPA credit transfer as ISO 20022 pain.001.001.09, by the EPC's implementation guidelines (EPC132-08): one payment
 * order in EUR, executed on the day it is made or the next one of banks, each party pays its own charges.
 */
export function painFile(content: FileContent, debtor: Debtor): Uint8Array {
  const root: XmlNode = [
    'Document',
    [['CstmrCdtTrfInitn', [groupHeader(content, debtor), paymentOrder(content, debtor)]]],
    { xmlns: NAMESPACE },
  ];
  return new TextEncoder().encode(xmlDocument(root));
}

const totals = ({ sum, payments }: FileContent): readonly XmlNode[] => [
  ['NbOfTxs', String(payments.length)],
  ['CtrlSum', toDecimalString(sum)],
];

function groupHeader(content: FileContent, { name }: Debtor): XmlNode {
  return [
    'GrpHdr',
    [
      ['MsgId', content.number],
      ['CreDtTm', `${new Date(content.madeAt).toISOString().slice(0, 19)}Z`],
      ...totals(content),
      ['InitgPty', [['Nm', sepaText(name, MAX_NAME_LENGTH)]]],
    ],
  ];
}

function paymentOrder(content: FileContent, { name, iban, bic }: Debtor): XmlNode {
  return [
    'PmtInf',
    [
      ['PmtInfId', content.number],
      ['PmtMtd', 'TRF'],
      ['BtchBookg', 'true'],
      ...totals(content),
      ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
      ['ReqdExctnDt', [['Dt', targetDay(content.madeAt)]]],
      ['Dbtr', [['Nm', sepaText(name, MAX_NAME_LENGTH)]]],
      ['DbtrAcct', accountOf(iban)],
      ['DbtrAgt', agentOf(bic) ?? [['FinInstnId', [['Othr', [['Id', 'NOTPROVIDED']]]]]]],
      ['ChrgBr', 'SLEV'],
      ...content.payments.map(transfer),
    ],
  ];
}

function transfer({ number, amount, to }: Payment): XmlNode {
  const agent = agentOf(to.bic);
  return [
    'CdtTrfTxInf',
    [
      [
        'PmtId',
        [
          ['InstrId', number],
          ['EndToEndId', number],
        ],
      ],
      ['Amt', [['InstdAmt', toDecimalString(amount), { Ccy: amount.currency }]]],
      agent && ['CdtrAgt', agent],
      [
        'Cdtr',
        [
          ['Nm', sepaText(to.holder, MAX_NAME_LENGTH)],
          ['PstlAdr', address(to)],
        ],
      ],
      ['CdtrAcct', accountOf(to.number)],
      ['RmtInf', [['Ustrd', sepaText(`Withdrawal ${number}`, MAX_TEXT_LENGTH)]]],
    ],
  ];
}

/** A hybrid address: town and country as fields of their own, which banks require, and the street as a line. */
function address({ street, postal_code, city, country }: Payment['to']): XmlNode[] {
  const field = (name: string, text: string, most: number): XmlNode[] => {
    const latin = sepaText(text, most);
    return latin === '' ? [] : [[name, latin]];
  };
  return [
    ...field('PstCd', postal_code, 16),
    ...field('TwnNm', city, 35),
    ['Ctry', country],
    ...field('AdrLine', street, MAX_NAME_LENGTH),
  ];
}

const accountOf = (iban: string): readonly XmlNode[] => [['Id', [['IBAN', iban]]]];

const agentOf = (bic: string | undefined): readonly XmlNode[] | undefined =>
  bic === undefined || bic === '' ? undefined : [['FinInstnId', [['BICFI', bic]]]];

/** An element of an XML document: its name, its content, and its attributes. */
type XmlNode = readonly [name: string, content: XmlContent, attributes?: Readonly<Record<string, string>>];
type XmlContent = string | readonly (XmlNode | undefined)[];

/** Writes a document; nodes that are undefined are left out. */
function xmlDocument(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, '')}`;
}

function element([name, content, attributes = {}]: XmlNode, indent: string): string {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');
  if (typeof content === 'string') return `${indent}<${head}>${escaped(content)}</${name}>\n`;
  const inside = content.filter((node) => node !== undefined).map((node) => element(node, `${indent}  `));
  return `${indent}<${head}>\n${inside.join('')}${indent}</${name}>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
