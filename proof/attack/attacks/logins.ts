import type { Attack, Scene } from '../attack.ts';
import { PARTNER_PASSWORD } from '../shop.ts';

const ADDRESSES = 12;
const PER_ADDRESS = 8;
/**
 * The allowed guesses for one name from all unknown devices together in a quarter of an hour (decision 116), with a
 * margin.
 */
const MAX_GUESSES = 40;

/** Wrong passwords from many addresses, while the owner logs in. */
export const logins: Attack = {
  name: 'logins',
  title: 'a hundred wrong passwords for the shop’s owner, who logs in at the same time',
  async run(scene) {
    const owner = scene.shop.visitor();
    const { device } = await owner.must('Partner.login', { username: 'demo', password: PARTNER_PASSWORD });
    const guessed = await guesses(scene);
    scene.note(`${guessed} of ${ADDRESSES * PER_ADDRESS} passwords were tried`);
    scene.hold(guessed <= MAX_GUESSES, `${guessed} passwords were tried for one name`);
    const { output, error } = await owner.call('Partner.login', {
      username: 'demo',
      password: PARTNER_PASSWORD,
      device,
    });
    scene.hold(output !== undefined, `the owner's own device could not log in: ${error}`);
    await unknownNames(scene);
  },
};

async function guesses({ shop }: Scene): Promise<number> {
  let guessed = 0;
  for (let n = 0; n < ADDRESSES; n += 1) {
    const stranger = shop.visitor();
    for (let turn = 0; turn < PER_ADDRESS; turn += 1) {
      const { error } = await stranger.call('Partner.login', { username: 'demo', password: `guess ${n} ${turn}` });
      if (error === 'loginWrong') guessed += 1;
    }
  }
  return guessed;
}

/** A known name and an unknown name get the same answer. */
async function unknownNames({ shop, hold }: Scene): Promise<void> {
  const stranger = shop.visitor();
  const errors: string[] = [];
  for (const username of ['nobody-at-all', 'demo'])
    errors.push((await stranger.call('Partner.login', { username, password: 'a wrong password' })).error);
  const [unknown, known] = errors;
  // The known name may have used up its guesses by now.
  hold(known === unknown || known === 'tooManyRequests', `an unknown name gets ${unknown}, a known one ${known}`);
}
