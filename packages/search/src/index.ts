export { fold } from './fold.ts';
export { createSearch, createSearchInSteps, type Search } from './search.ts';
export { createPhoneSearch, type PhoneSearch, type PhonesFound } from './phones/phone-search.ts';
export { nameOf as phoneName, type PhoneName } from './phones/candidates.ts';
export { createPhoneFinder, type PhoneFinder } from './phones/device-model.ts';
