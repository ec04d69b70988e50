/** Background work by name, where whoever puts it down is not who does it. The payload is an id. */
export const EXPIRE_JOB = 'orders.expire';
export const THUMBNAIL_JOB = 'orders.thumbnail';
export const RENDER_JOB = 'printing.render';
export const REFUND_JOB = 'payments.refund';
