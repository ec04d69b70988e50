import * as z from 'zod';
import { must } from './variables.ts';

export interface MailSettings {
  readonly url: string;
  readonly from: string;
}

export const MAIL_VARIABLES = {
  MAIL_URL: z
    .string()
    .refine(isMailUrl, must('an address like smtps://user:password@mail.example:465 or smtp://mail.example:587'))
    .optional(),
  MAIL_FROM: z.email(must('an e-mail address')).optional(),
};

/** A mail server, with a user and a password or without, and nothing else. */
function isMailUrl(text: string): boolean {
  if (!/^smtps?:\/\/[^\s/?#]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && (username === '') === (password === '');
}

type Variables = Readonly<Partial<Record<keyof typeof MAIL_VARIABLES, string | undefined>>>;

export const mailOf = ({ MAIL_URL: url, MAIL_FROM: from }: Variables): MailSettings | undefined =>
  url === undefined || from === undefined ? undefined : { url, from };
