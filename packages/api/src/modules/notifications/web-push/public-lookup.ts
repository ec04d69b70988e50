import { lookup } from 'node:dns';
import { BlockList, type LookupFunction, isIPv6 } from 'node:net';

/** Networks that are not public (IANA's special-purpose registries). */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/** An IPv4 address in IPv6 notation counts as IPv4. */
export const isPublicAddress = (address: string): boolean => !PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Looks a name up and drops addresses in private networks, so that no DNS answer leads into the shop's own network. */
export const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const open = found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (first === undefined) return done(new Error(`${name} does not resolve to a public address`), []);
    return options.all ? done(null, open) : done(null, first.address, first.family);
  });
};
