import { PERSON_STATES, type PersonId } from '@cpc/domain';
import * as z from 'zod/mini';
import { EVERYWHERE, action } from '../action.ts';
import { count, id, text, timestamp } from '../schemas.ts';
import { invitation } from './partner-people.ts';

const path = '/operatorapplets/index';
const who = ['operator'] as const;

const OPERATOR_CHANGES = ['operatorInvited', 'operatorJoined', 'operatorBlocked'] as const;
export type OperatorChange = (typeof OPERATOR_CHANGES)[number];

/** A person who acts for the platform (OP-01). `is_you`: the caller. */
export const operatorPerson = z.object({
  person_id: id<PersonId>(),
  name: z.string(),
  username: z.string(),
  state: z.enum(PERSON_STATES),
  is_you: z.boolean(),
  /** When the open invitation ends; null if there is none. */
  invited_until: z.nullable(timestamp),
  last_login_at: z.nullable(timestamp),
  /** The last changes, newest first. `by`: the name of the person who made it. */
  history: z.array(z.object({ at: timestamp, event: z.enum(OPERATOR_CHANGES), reason: z.string(), by: z.string() })),
});
export type OperatorPerson = z.infer<typeof operatorPerson>;

/** One line of the doctor: what was examined, what was found, and what to do about it; empty if nothing is to be done. */
export const doctorLine = z.object({
  check: z.string(),
  state: z.enum(['ok', 'warning', 'fault']),
  found: z.string(),
  todo: z.string(),
});
export type DoctorLine = z.infer<typeof doctorLine>;

const format = z.enum(['csv', 'xlsx']);
/** A table as a file. */
const exported = z.object({
  name: z.string(),
  /** In base64. */
  file: z.string(),
  lines: count,
});

/** Who runs the platform, as its customers are told. Empty for what is not configured. */
const platformView = z.object({
  name: z.string(),
  /** Lines; the country comes last, in the caller's language. */
  address: z.array(z.string()),
  vat_id: z.string(),
  registration: z.string(),
  email: z.string(),
});

export const platformActions = [
  action({
    name: 'Platform.get',
    path: '/userphoneapplets/index',
    also: EVERYWHERE,
    who: ['visitor'],
    summary: 'Returns who runs the platform and answers for it: name, address, numbers and where to write (RT-09).',
    input: z.object({}),
    output: platformView,
  }),
  action({
    name: 'Operator.operators',
    path,
    who,
    summary: 'Lists the operators of the platform with their history (OP-01).',
    input: z.object({}),
    output: z.array(operatorPerson),
  }),
  action({
    name: 'Operator.inviteOperator',
    path,
    who,
    summary:
      'Invites an operator, whose code is returned only once. A blocked or invited operator gets a new code. `has_login` invites a person who works in a shop, by user name (OP-01).',
    input: z.object({ name: text(80), username: text(80), has_login: z.optional(z.boolean()) }),
    output: invitation,
  }),
  action({
    name: 'Operator.blockOperator',
    path,
    who,
    summary: 'Blocks an operator at once and ends their sessions. The last operator cannot be blocked (OP-01).',
    input: z.object({ person_id: id<PersonId>(), reason: text(200) }),
    output: z.array(operatorPerson),
  }),
  action({
    name: 'Operator.doctor',
    path,
    who,
    summary:
      'Examines what only the database knows: its tables and clock, operators, catalogue, prices, shops, stations and stock (OP-04).',
    input: z.object({}),
    output: z.array(doctorLine),
  }),
  action({
    name: 'Operator.exportCatalogue',
    path,
    who,
    summary: 'Returns models, shells, colours and prices as the table that an import reads (OP-01).',
    input: z.object({ format }),
    output: exported,
  }),
  action({
    name: 'Operator.exportShops',
    path,
    who,
    summary: 'Returns all shops with their state, commission, stations and owners as a table (OP-01).',
    input: z.object({ format }),
    output: exported,
  }),
] as const;
