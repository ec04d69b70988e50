export {
  DRAWING_MISBEHAVIOURS,
  type DrawingMisbehaviour,
} from './drawing/state.ts';
export { type DrawingStandin, drawingStandin } from './drawing/standin.ts';
export { CERTIFICATE_NAME } from './paypal/certificates.ts';
export { MISBEHAVIOURS, type Call, type Misbehaviour, type Occasion } from './paypal/misbehaviour.ts';
export type { PaypalStandinOptions } from './paypal/options.ts';
export { type PaypalStandin, paypalStandin } from './paypal/standin.ts';
export { type PushBrowser, type PushStandin, pushStandin } from './push/standin.ts';
export { type StandinStore, fileStore } from './store.ts';
export { type TextStandin, textStandin } from './texts/standin.ts';
export { DEMO_OFFER } from './vouchers/routes.ts';
export { type VoucherStandin, voucherStandin } from './vouchers/standin.ts';
