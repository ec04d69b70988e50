/**
 * Returns 32 random lower-case hexadecimal digits. `crypto.randomUUID` is missing on a phone that opens a shop over
 * plain HTTP in its own network: browsers offer it in secure contexts only.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
