export { type IppPeer, type IppPeerOptions, ippPeerMissing, startIppPeer } from './ippeveprinter.ts';
