import type { AssetId } from '@cpc/domain';
import type { Mask } from '@cpc/imaging';
import type { EditorPorts } from '../../ports/ports.ts';
import type { NotCut } from './protocol.ts';

/**
 * The mask of the people in a stored picture, found by the server. Never rejects.
 * @param size of the mask
 * @param signal ends the call
 * @returns undefined if the signal has ended it
 */
export async function peopleFromServer(
  ports: Pick<EditorPorts, 'findPeople'>,
  asset: AssetId,
  { width, height }: Pick<Mask, 'width' | 'height'>,
  signal: AbortSignal,
): Promise<Mask | NotCut | undefined> {
  try {
    const grey = await ports.findPeople(asset, signal);
    if (signal.aborted) return undefined;
    if (grey === null) return 'noPerson';
    if (grey === 'refused') return 'serverRefused';
    const bitmap = await createImageBitmap(grey);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return 'broken';
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const rgba = context.getImageData(0, 0, width, height).data;
    const data = Uint8ClampedArray.from({ length: width * height }, (_, i) => rgba[4 * i] as number);
    return { data, width, height };
  } catch {
    return signal.aborted ? undefined : 'serverFailed';
  }
}
