import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 ranges without a public host: private, loopback, link-local, shared, documentation, benchmarks, multicast and reserved (IANA special-purpose registry). */
const SPECIAL_IPV4 = [
  ...([
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
  ] as const),
  ...(['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'] as const),
];
/** Only this range holds public hosts, except for the ranges below it that stand for IPv4 addresses (Teredo, 6to4) or for examples. */
const GLOBAL_IPV6 = '2000::/3';
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
/** A translator between IPv6 and IPv4; the last 32 bits are the IPv4 address. */
const NAT64 = '64:ff9b::/96';

const listOf = (family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits = ''] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
};
const specialIpv4 = listOf('ipv4', SPECIAL_IPV4);
const globalIpv6 = listOf('ipv6', [GLOBAL_IPV6]);
const specialIpv6 = listOf('ipv6', SPECIAL_IPV6);
const nat64 = listOf('ipv6', [NAT64]);

/** Whether an IP address belongs to a host of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialIpv4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  if (nat64.check(address, 'ipv6')) return !specialIpv4.check(lastIpv4(address), 'ipv4');
  return globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

/** The last 32 bits of an IPv6 address as an IPv4 address. */
function lastIpv4(address: string): string {
  // the parser of addresses writes every form as groups of hex digits
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':');
  const [high, low] = groups.slice(-2).map((group) => parseInt(group === '' ? '0' : group, 16)) as [number, number];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
