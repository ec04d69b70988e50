import { PERSON_STATES, type PersonId, REFUSALS } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, text, timestamp } from '../schemas.ts';
import { invitation } from './partner-people.ts';

const who = ['operator'] as const;

/** `operatorMade`: on the server’s own machine, by its command. */
export const OPERATOR_CHANGES = [
  'operatorInvited',
  'operatorConfirmed',
  'operatorJoined',
  'operatorBlocked',
  'operatorMade',
] as const;
export type OperatorChange = (typeof OPERATOR_CHANGES)[number];

/** A person who acts for the platform (OP-01). `is_you`: the caller. */
export const operatorPerson = z.object({
  person_id: id<PersonId>(),
  name: z.string(),
  username: z.string(),
  state: z.enum(PERSON_STATES),
  is_you: z.boolean(),
  /** When the open invitation, or what waits to be confirmed, ends; null if there is none. */
  invited_until: z.nullable(timestamp),
  /** The name of who wants to invite the person: another operator must confirm it; null if nothing waits. */
  proposed_by: z.nullable(z.string()),
  /** Why the caller may not confirm it (PA-13); null if they may, or if nothing waits. */
  refusal: z.nullable(z.enum(REFUSALS)),
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
    who: ['visitor'],
    summary: 'Returns who runs the platform and answers for it: name, address, numbers and where to write (RT-09).',
    input: z.object({}),
    output: platformView,
  }),
  action({
    name: 'Operator.operators',
    who,
    summary: 'Lists the operators of the platform with their history (OP-01).',
    input: z.object({}),
    output: z.array(operatorPerson),
  }),
  action({
    name: 'Operator.inviteOperator',
    who,
    summary:
      'Asks for an operator to be invited, or for a new code for a blocked or invited one; another operator confirms it within seven days. `has_login` invites a person who works in a shop, by user name (OP-01, PA-13).',
    input: z.object({ name: text(80), username: text(80), has_login: z.optional(z.boolean()) }),
    output: z.array(operatorPerson),
  }),
  action({
    name: 'Operator.confirmOperator',
    who,
    summary:
      'Confirms that an operator is invited, and returns the code, only once. Not for who asked for it, nor for who is tied to them by an invitation of the last 30 days (PA-13).',
    input: z.object({ person_id: id<PersonId>() }),
    output: invitation,
  }),
  action({
    name: 'Operator.blockOperator',
    who,
    summary:
      'Blocks an operator at once and ends their sessions, and their password if it opens no shop, or if it was stolen. The last operator cannot be blocked (OP-01).',
    input: z.object({
      person_id: id<PersonId>(),
      reason: text(200),
      /** Others may know the password: it ends, and every login with it, in shops too. */
      password_stolen: z.optional(z.boolean()),
    }),
    output: z.array(operatorPerson),
  }),
  action({
    name: 'Operator.doctor',
    who,
    summary:
      'Examines what only the database knows: its tables and clock, operators, catalogue, prices, shops, stations and stock (OP-04).',
    input: z.object({}),
    output: z.array(doctorLine),
  }),
  action({
    name: 'Operator.exportCatalogue',
    who,
    summary: 'Returns models, shells, colours and prices as the table that an import reads (OP-01).',
    input: z.object({ format }),
    output: exported,
  }),
  action({
    name: 'Operator.exportShops',
    who,
    summary: 'Returns all shops with their state, commission, stations and owners as a table (OP-01).',
    input: z.object({ format }),
    output: exported,
  }),
] as const;
