import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/**
 * What counts as one address: an IPv4 address, or an IPv6 /56, which is the usual assignment to one household (RFC
 * 6177). An IPv4 address in IPv6 notation counts as IPv4.
 */
export function addressOf(ip: string): string {
  if (isIP(ip) === 0) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const [first = 0, second = 0, third = 0, fourth = 0] = address.parts;
  return [first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':');
}
