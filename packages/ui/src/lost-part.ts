/**
 * Whether a part of the app could not be fetched, in the words of each browser, or arrived in half. A part that threw
 * while it started is another error.
 */
export function isLostPart(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof TypeError && /import|module|fetch/i.test(error.message));
}

/**
 * Loads the page anew after a retry that failed: most browsers keep a module that they could not fetch as failed for the
 * life of the page (https://github.com/whatwg/html/issues/6768). Without an answer of the server the page stays: the
 * browser's own page for a lost network has no way back into the app.
 */
export async function loadPageAnew(): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- it asks for the page itself, as a reload does
  const answer = await fetch(location.pathname, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
