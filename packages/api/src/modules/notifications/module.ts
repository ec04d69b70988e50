import { serverTranslator } from '@cpc/i18n/server';
import type { Module } from '../../base/http/module.ts';
import type { Services } from '../../base/services.ts';
import { notificationState, subscribe, unsubscribe } from './commands.ts';
import {
  NOTICE_JOB,
  PASSWORD_NOTICE_JOB,
  WISH_NOTICE_JOB,
  WISH_TEXT_JOB,
} from '../../records/notifications/job-kinds.ts';
import type { NoticeJob } from '../../records/notifications/notice.ts';
import type { WishNoticeJob, WishTextJob } from '../../records/notifications/wish-notice.ts';
import type { PasswordNoticeJob } from '../../records/notifications/password-notice.ts';
import { sendPasswordNotice } from './password.ts';
import { sendNotice } from './send.ts';
import { sendWishNotice, sendWishText } from './wish.ts';
import { pushDelivery } from './web-push/deliver.ts';

/** Notifies customers who agreed, by web push, about their orders (QU-02, QU-03) and of what they waited for (SK-05). */
export function notificationsModule(services: Services): Module {
  const config = services.config.notifications;
  const translators = serverTranslator();
  const sending = config && { services, config, deliver: pushDelivery(), translators };
  return {
    handlers: {
      'Notification.get': (input, call) => notificationState(services, config, input, call),
      'Notification.subscribe': (input, call) => subscribe(services, config, input, call),
      'Notification.unsubscribe': (input, call) => unsubscribe(services, input, call),
    },
    // If notifications were turned off, waiting notices are dropped.
    jobs: {
      [NOTICE_JOB]: async (payload, run) => sending && sendNotice(sending, payload as NoticeJob, run),
      [PASSWORD_NOTICE_JOB]: async (payload, run) =>
        sending && sendPasswordNotice(sending, payload as PasswordNoticeJob, run),
      [WISH_NOTICE_JOB]: async (payload, run) => sending && sendWishNotice(sending, payload as WishNoticeJob, run),
      [WISH_TEXT_JOB]: (payload) => sendWishText(services, translators, payload as WishTextJob),
    },
  };
}
