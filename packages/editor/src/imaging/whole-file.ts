import type { AssetId } from '@cpc/domain';
import { isCmyk } from '../assets/image-size.ts';
import type { Pictures } from '../model/pictures.ts';
import type { EditorPorts } from '../ports.ts';

/** The file of a picture: before its upload it is here, after that on the device or the server. */
export async function wholeFile({ loadWhole }: EditorPorts, pictures: Pictures, asset: AssetId): Promise<Blob> {
  const file = pictures.pending().find((one) => one.asset === asset)?.file ?? (await loadWhole(asset, 'anywhere'));
  // Browsers ignore the profile of a CMYK picture: the server has converted it.
  return (await isCmyk(file)) ? loadWhole(pictures.nameOf(asset), 'server') : file;
}
