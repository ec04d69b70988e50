import { checkTable } from './state-table.ts';
import { DRAWING_STATES, DRAWING_TABLE } from './drawing.ts';
import { ORDER_STATUSES, ORDER_TABLE } from './order.ts';
import { PAYMENT_STATES, PAYMENT_TABLE } from './payment.ts';
import { PERSON_STATES, PERSON_TABLE, SHOP_STATES, SHOP_TABLE } from './person.ts';
import { PRINT_JOB_STATES, PRINT_JOB_TABLE } from './print-job.ts';
import { PROBLEM_STATES, PROBLEM_TABLE } from './problem.ts';
import { REFUND_STATES, REFUND_TABLE } from './refund.ts';
import { CLAIM_STATES, CLAIM_TABLE } from './reprint.ts';
import { STATION_STATES, STATION_TABLE } from './station.ts';
import { TEST_PRINT_STATES, TEST_PRINT_TABLE } from './test-print.ts';
import { WITHDRAWAL_STATES, WITHDRAWAL_TABLE } from './withdrawal.ts';
import { VOUCHER_PAYMENT_STATES, VOUCHER_PAYMENT_TABLE } from './voucher-payment.ts';

/**
 * Checks every state machine of the product; called once, when a server starts (OR-01).
 * @returns the problems, in words; empty if all tables are sound
 */
export function tableProblems(): string[] {
  return [
    ...checkTable(ORDER_TABLE, ORDER_STATUSES),
    ...checkTable(PAYMENT_TABLE, PAYMENT_STATES),
    ...checkTable(REFUND_TABLE, REFUND_STATES),
    ...checkTable(CLAIM_TABLE, CLAIM_STATES),
    ...checkTable(PRINT_JOB_TABLE, PRINT_JOB_STATES),
    ...checkTable(STATION_TABLE, STATION_STATES),
    ...checkTable(TEST_PRINT_TABLE, TEST_PRINT_STATES),
    ...checkTable(DRAWING_TABLE, DRAWING_STATES),
    ...checkTable(PROBLEM_TABLE, PROBLEM_STATES),
    ...checkTable(PERSON_TABLE, PERSON_STATES),
    ...checkTable(SHOP_TABLE, SHOP_STATES),
    ...checkTable(VOUCHER_PAYMENT_TABLE, VOUCHER_PAYMENT_STATES),
    ...checkTable(WITHDRAWAL_TABLE, WITHDRAWAL_STATES),
  ];
}
