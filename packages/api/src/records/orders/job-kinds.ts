/** Names of background jobs that one module enqueues and another runs. The payload is an id. */
export const EXPIRE_JOB = 'orders.expire';
/** The payload is a StockItem. */
export const RECOUNT_JOB = 'orders.recount';
export const THUMBNAIL_JOB = 'orders.thumbnail';
export const RENDER_JOB = 'printing.render';
export const REFUND_JOB = 'payments.refund';
export const LEASES_JOB = 'printing.expire-leases';
