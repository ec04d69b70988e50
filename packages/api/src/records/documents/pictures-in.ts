/** In text that a user typed, the quotation marks are escaped, so the pattern matches only a layer's own field. */
const ASSET = /"asset":"([0-9a-f]{64})"/g;

/** Every picture that a stored design names, including its hidden layers, without duplicates. */
export const picturesIn = (content: string): readonly string[] => [
  ...new Set([...content.matchAll(ASSET)].map(([, asset]) => asset ?? '')),
];
