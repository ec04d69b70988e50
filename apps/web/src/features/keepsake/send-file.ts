/** Whether the system's sheet takes this file (Web Share, level 2). */
export const canSend = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Opens the system's sheet. @returns false if it was closed without sharing */
export async function sendFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}

/** Saves the file where the browser keeps downloads. @param address an object URL of it */
export function saveFile(file: File, address: string): void {
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
}
