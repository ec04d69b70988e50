/** @throws if the browser refuses: a page that was opened over plain HTTP has no clipboard */
export async function copyText(text: string): Promise<void> {
  const { clipboard }: { readonly clipboard?: Clipboard } = navigator;
  if (clipboard === undefined) throw new Error('copyText: the browser has no clipboard');
  await clipboard.writeText(text);
}
