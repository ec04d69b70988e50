import { isIPv6 } from 'node:net';

/**
 * What counts as one address: an IPv4 address, or an IPv6 /56, which is the usual assignment to one household (RFC
 * 6177).
 */
export function addressOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [first, second, third, fourth = '0'] = groupsOf(ip);
  return [first, second, third, (Number.parseInt(fourth, 16) & 0xff00).toString(16)].join(':');
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
