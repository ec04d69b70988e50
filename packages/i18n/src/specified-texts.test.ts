import { expect, it } from 'vitest';
import common from '../locales/en-US/common.json';
import credential from '../locales/en-US/credential.json';
import drawing from '../locales/en-US/drawing.json';
import error from '../locales/en-US/error.json';
import order from '../locales/en-US/order.json';
import picture from '../locales/en-US/picture.json';
import studio from '../locales/en-US/studio.json';
import tools from '../locales/en-US/tools.json';

/** The messages of the specification, in its own words. */
const SPECIFIED: readonly (readonly [
  rule: string,
  key: string,
  texts: Readonly<Record<string, string>>,
  words: string,
])[] = [
  ['LN-05', 'common.offline', common, 'The network seems unstable'],
  ['AP-05', 'common.net.retry', common, 'Network timeout, please try again!'],
  ['RT-14', 'common.loading.failed', common, 'Loading failed'],
  ['RT-14', 'common.chunk.failed', common, 'Loading chunk failed'],
  ['SN-06', 'error.phoneIncorrect', credential, 'Incorrect phone number'],
  ['AI-01', 'drawing.failed', drawing, 'Drawing failed'],
  ['LN-07', 'error.deviceMissing', error, 'Device information does not exist'],
  ['QU-04', 'error.stationMaintenance', error, 'In maintenance'],
  ['QU-04', 'error.stationFault', error, 'Equipment failure'],
  ['AP-06', 'error.uploadFailed', error, 'Upload failed'],
  ['AP-06', 'error.notImage', picture, 'Must be of image type'],
  ['LN-07', 'error.scanNeeded', error, 'You must scan the code to use it'],
  ['OR-08', 'order.event.order.outOfStock', order, 'Temporarily out of stock, order cancelled'],
  ['PY-06', 'order.fail.failed', order, 'Payment failed'],
  ['SK-01', 'error.notInStock', picture, 'The equipment is not in stock'],
  ['ED-03', 'studio.text.none', tools, 'Sorry, please type or select text first'],
  ['ED-03', 'studio.text.empty', tools, "Sorry, you haven't entered anything yet"],
  ['ED-05', 'studio.undo.first', studio, 'already the first step'],
  ['ED-05', 'studio.redo.last', studio, 'already the next step'],
  ['AI-02', 'studio.cutout.noPerson', tools, 'Processing failed: no clear real person avatar in the picture'],
];
it.each(SPECIFIED)('[%s] the English text %s is that of the specification', (_, key, texts, words) => {
  expect(texts[key]).toBe(words);
});

it.each(['Recipient', 'Phone number', 'Country', 'Province', 'City', 'Detailed address', 'Postal code', 'Email'])(
  '[OR-07.1] a missing %s is told by its name',
  (field) => {
    expect(error['error.fieldEmpty'].toLowerCase()).toContain(`{${field} cannot be empty}`.toLowerCase());
  },
);
