let hasAsked = false;

/** Without it, Safari empties a site's storage after seven days without a visit. Refused, all goes on as before. */
export function askToPersist(): void {
  if (hasAsked) return;
  hasAsked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}
