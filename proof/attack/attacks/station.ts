import { STATION } from '@cpc/testkit';
import type { Attack, Scene } from '../attack.ts';

const REASONS = 100_000;
const MAX_VIEW = 50_000;
const GUESSES = 40;
const MAX_LOOKED_UP = 10;

/** A stolen station key, and a display at which codes are guessed. */
export const station: Attack = {
  name: 'station',
  title: 'a heartbeat of 100,000 reasons, guessed pickup codes, guessed enrolment codes',
  async run(scene) {
    await reasons(scene);
    await enrolment(scene);
    await guesses(scene);
  },
};

async function reasons({ shop, hold }: Scene): Promise<void> {
  const many = Array.from({ length: REASONS }, (_, n) => `reason-${n}`);
  await shop.station.call('Station.heartbeat', { state: 'ready', reasons: many, version: '1' });
  const { bytes } = await shop.visitor().call('Machine.get', { machine_id: STATION });
  hold(bytes.length < MAX_VIEW, `the public view of the station has ${bytes.length} bytes`);
  await shop.station.call('Station.heartbeat', { state: 'ready', reasons: [], version: '1' });
}

async function enrolment({ shop, hold }: Scene): Promise<void> {
  const self = shop.visitor();
  for (const secret of shop.secrets) {
    const { output } = await self.call('Station.enrol', { code: secret.slice(0, 80) });
    hold(output === undefined, 'a used enrolment code worked again');
  }
  let looked = 0;
  for (let n = 0; n < 200; n += 1)
    if ((await self.call('Station.enrol', { code: `guess-${n}` })).error === 'enrolCodeWrong') looked += 1;
  hold(looked <= 100, `${looked} guessed enrolment codes were checked for one address`);
}

/** Types codes one after the other at the display. */
async function guesses({ shop, chance, hold, note }: Scene): Promise<void> {
  let looked = 0;
  for (let n = 0; n < GUESSES; n += 1) {
    const { error } = await shop.screen.call('Pickup.verify', {
      code: String(chance.whole(0, 999_999)).padStart(6, '0'),
    });
    if (error === 'pickupCodeWrong') looked += 1;
  }
  note(`${looked} of ${GUESSES} guessed pickup codes were looked up`);
  hold(looked <= MAX_LOOKED_UP, `${looked} guessed pickup codes were checked at once`);
}
