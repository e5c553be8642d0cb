import { isIP } from 'node:net';

/** 2001:db8::1 as its eight groups. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * The address a limit counts. A household or server gets a whole /64 of IPv6 addresses, so that is one; what a proxy passes
 * on and is no address at all is none, and the connection counts instead.
 */
export function countedAddress(told: string | undefined, connection: string | undefined): string {
  const address = (told ?? '').replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (isIP(mapped ?? address) === 4) return mapped ?? address;
  if (isIP(address) === 6) return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
  return connection === undefined ? 'unknown' : countedAddress(connection, undefined);
}
