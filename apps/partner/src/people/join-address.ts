/** Where an invitation is taken up. The code stands behind the `#`, which no server and no log of one ever sees. */
export function joinAddress(here: string, code: string): string {
  const address = new URL(here);
  address.search = '';
  address.hash = `#/join/${code}`;
  return address.href;
}
