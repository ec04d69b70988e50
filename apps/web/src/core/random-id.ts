/**
 * 32 random lower-case hexadecimal digits. `crypto.randomUUID` would do, but a phone that opens a shop by plain HTTP in
 * its own network has none: browsers keep it for secure contexts.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
