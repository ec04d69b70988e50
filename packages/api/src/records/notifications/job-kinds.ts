export const NOTICE_JOB = 'notifications.send';
export const MAIL_JOB = 'notifications.mail';
export const PASSWORD_NOTICE_JOB = 'notifications.password';
export const WISH_NOTICE_JOB = 'notifications.wish';
export const OWNER_NOTICE_JOB = 'notifications.owner';
export const WISH_TEXT_JOB = 'notifications.wishText';
