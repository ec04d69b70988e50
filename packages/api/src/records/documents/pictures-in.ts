/** Within a text that somebody typed the marks are escaped, so only a layer's own field is found. */
const ASSET = /"asset":"([0-9a-f]{64})"/g;

/** Every picture a stored design names, also in its hidden layers, each once. */
export const picturesIn = (content: string): readonly string[] => [
  ...new Set([...content.matchAll(ASSET)].map(([, asset]) => asset ?? '')),
];
