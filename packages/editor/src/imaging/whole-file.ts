import type { AssetId } from '@cpc/domain';
import { factsOf } from '../assets/decode.ts';
import type { Pictures } from '../model/pictures.ts';
import type { EditorPorts } from '../ports/ports.ts';

/** The file of a picture: before its upload it is here, after that on the device or the server. */
export async function wholeFile({ loadWhole }: EditorPorts, pictures: Pictures, asset: AssetId): Promise<Blob> {
  // Who asks may know it by the name that it had before its upload.
  const name = pictures.nameOf(asset);
  const file = pictures.pending().find((one) => one.asset === name)?.file ?? (await loadWhole(name, 'anywhere'));
  // Browsers disagree about the picture: the server has decided.
  return (await factsOf(file))?.isContested ? loadWhole(name, 'server') : file;
}
