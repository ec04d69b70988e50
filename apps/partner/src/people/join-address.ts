/** The link of an invitation. The code is behind the `#`, so no server and no log sees it. */
export function joinAddress(here: string, code: string): string {
  const address = new URL(here);
  address.search = '';
  address.hash = `#/join/${code}`;
  return address.href;
}
