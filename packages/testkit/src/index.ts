export { type IppPeer, type IppPeerOptions, ippPeerMissing, startIppPeer } from './ippeveprinter.ts';
export { compareSheets, type Sheet } from './compare.ts';
export { type Shop, startShop } from './shop.ts';
