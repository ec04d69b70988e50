export { type IppPeer, type IppPeerOptions, ippPeerMissing, startIppPeer } from './ippeveprinter.ts';
export { compareSheets, type Sheet } from './compare.ts';
export { type Shop, startShop } from './shop.ts';
export { kinds, MACHINE, plain } from './chaos/goods.ts';
export { killable } from './chaos/killable.ts';
export { makePlace } from './chaos/place.ts';
export { openStation, PARTNER_PASSWORD, shopServers } from './chaos/servers.ts';
export { guest, wire } from './chaos/wire.ts';
export { freePort } from './processes.ts';
