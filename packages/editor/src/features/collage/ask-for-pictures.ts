import { PICTURE_TYPES } from '../../ports/picture-types.ts';

/**
 * Opens the device's dialog for one or more pictures; call it while the customer's press is handled.
 * @param onFiles is not called if nothing is chosen
 */
export function askForPictures(onFiles: (files: readonly File[]) => void, { multiple = true } = {}): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = multiple;
  input.accept = PICTURE_TYPES;
  input.hidden = true;
  // Some browsers forget an input outside the document while their dialog is open.
  document.body.append(input);
  const end = () => {
    input.remove();
    if (input.files && input.files.length > 0) onFiles([...input.files]);
  };
  input.addEventListener('change', end, { once: true });
  input.addEventListener('cancel', end, { once: true });
  input.click();
}
