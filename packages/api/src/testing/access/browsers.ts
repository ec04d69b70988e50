import { randomBytes } from 'node:crypto';
import type { Caller } from '../caller.ts';
import { CHOICE } from '../shop.ts';
import { browserKeys } from './inputs.ts';

const address = () => `https://push.example/${randomBytes(12).toString('hex')}`;

/** Browsers that get notices, and a wish, which needs one. */
export function browsersOf(customer: Caller, manager: Caller) {
  const browser = async () => {
    const endpoint = address();
    await customer.must('Notification.subscribe', { endpoint, ...browserKeys() });
    return endpoint;
  };
  return {
    browser,
    async shopBrowser() {
      const endpoint = address();
      await manager.must('Partner.startMessages', { endpoint, ...browserKeys() });
      return endpoint;
    },
    async wish() {
      await browser();
      const model = `Phone ${randomBytes(6).toString('hex')}`;
      return (await customer.must('Wish.leave', { machine_id: CHOICE.machine_id, model })).wish_id;
    },
  };
}
