let hasAsked = false;

/**
 * Asks the browser for persistent storage. Without it, Safari empties a site's storage after seven days without a
 * visit. A refusal changes nothing.
 */
export function askToPersist(): void {
  if (hasAsked) return;
  hasAsked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}
