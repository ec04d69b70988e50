/** Names of background jobs; the payload is an entry's id. */
export const ENTRY_ART_JOB = 'shoppingList.art';
