import { isIPv6 } from 'node:net';

/** The key of an address in rate limits. IPv6 addresses count by their first half, because one customer has the whole second half; mapped IPv4 addresses count as IPv4. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = ip.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
