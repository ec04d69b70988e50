import type { Attack, Scene } from '../attack.ts';
import { type Answer, type Person, fieldsOf } from '../person.ts';

const NUMBERS = ['13800138000', '13900139000'] as const;
const GUESSES = 60;
/**
 * Six codes per quarter of an hour. From the answers, the last of five allowed tries of a code looks like the refused
 * ones after it.
 */
const MAX_GUESSES = 24;
const MESSAGES = 60;
const MAX_MESSAGES = 15;

/**
 * Attacks on another person's phone number: registering it, asking whether it is known, flooding it with messages,
 * guessing its code.
 */
export const phones: Attack = {
  name: 'phones',
  title: 'a foreign phone number: registered, codes guessed, existence queried, flooded with messages',
  async run(scene) {
    await alike(scene);
    await guessedCodes(scene);
    await messages(scene);
  },
};

const JSON_TYPE = { 'content-type': 'application/json' };

function asked(self: Person, s: string, input: Readonly<Record<string, string>>): Promise<Answer> {
  const body = JSON.stringify({ s, ...input });
  return self.send({ method: 'POST', path: '/userphoneapplets/index', headers: JSON_TYPE, body });
}

const register = (self: Person, phone: string): Promise<Answer> =>
  asked(self, 'User.register', { phone, country: 'CN', password: 'a password of a stranger' });

function challengeOf({ data }: Answer): string | undefined {
  const { challenge } = fieldsOf(data);
  return typeof challenge === 'string' ? challenge : undefined;
}

/** No session for a number without its code, and a second call gets the same answer as the first. */
async function alike({ shop, hold }: Scene): Promise<void> {
  const answers = new Set<string>();
  for (const phone of [...NUMBERS, ...NUMBERS]) {
    const answer = await register(shop.visitor(), phone);
    hold(fieldsOf(answer.data)['token'] === undefined, 'a number was taken without its code');
    answers.add(`${answer.code} ${answer.error}`);
  }
  hold(answers.size === 1, `registering reveals which numbers are known: ${[...answers].join(', ')}`);
}

/** Guesses codes from many addresses, for as many challenges as the server gives. */
async function guessedCodes({ shop, chance, hold, note }: Scene): Promise<void> {
  let [looked, challenge] = [0, ''];
  for (let n = 0; n < GUESSES; n += 1) {
    const stranger = shop.visitor();
    challenge = challengeOf(await register(stranger, NUMBERS[0])) ?? challenge;
    const code = String(chance.whole(0, 999_999)).padStart(6, '0');
    const { code: outcome, data } = await asked(stranger, 'User.prove', { challenge, code });
    hold(outcome !== 0, 'a guessed code was accepted');
    const left = Number(fieldsOf(data)['left'] ?? 0);
    if (left > 0) looked += 1;
  }
  note(`${looked} of ${GUESSES} guessed codes were looked at`);
  hold(looked > 0, 'no guessed code was checked');
  hold(looked <= MAX_GUESSES, `${looked} guessed codes for one number were checked`);
}

/** Requests codes again and again, for one number and from one address. */
async function messages({ shop, hold, note }: Scene): Promise<void> {
  let [toOne, fromOne] = [0, 0];
  const greedy = shop.visitor();
  for (let n = 0; n < MESSAGES; n += 1) {
    if (challengeOf(await register(shop.visitor(), NUMBERS[1])) !== undefined) toOne += 1;
    if (challengeOf(await register(greedy, `1370000${String(n).padStart(4, '0')}`)) !== undefined) fromOne += 1;
  }
  note(`${toOne} messages to one number, ${fromOne} from one address`);
  hold(toOne <= MAX_MESSAGES, `${toOne} messages were sent to one number`);
  hold(fromOne <= MAX_MESSAGES * 2, `${fromOne} messages were sent for one address`);
}
