/** @throws if the browser refuses: a page that was opened over plain HTTP has no clipboard */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (clipboard === undefined) throw new Error('copyText: the browser has no clipboard');
  await clipboard.writeText(text);
}
