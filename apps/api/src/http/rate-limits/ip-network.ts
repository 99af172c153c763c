import ipaddr from "ipaddr.js";

/**
 * One spelling per address; undefined when it is not an address. An IPv4-mapped IPv6 address becomes the IPv4 address.
 */
export function normaliseIp(text: string | undefined): string | undefined {
  const bare = text?.replace(/%.*$/, "") ?? "";
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : undefined;
}

/** What one subscriber has: an IPv4 address, or the /64 of an IPv6 one, inside which they can choose any address. */
export function ipNetwork(address: string): string {
  const plain = normaliseIp(address);
  if (plain === undefined || !ipaddr.IPv6.isValid(plain)) return plain ?? address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/64`)}/64`;
}
