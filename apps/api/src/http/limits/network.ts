import ipaddr from "ipaddr.js";

/** One spelling for one address; undefined when it is none. An IPv4 address in IPv6 clothes is the IPv4 address. */
export function plainAddress(text: string | undefined): string | undefined {
  const bare = text?.replace(/%.*$/, "") ?? "";
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : undefined;
}

/** What one subscriber holds: an IPv4 address, or the /64 of an IPv6 one, inside which they choose freely. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (plain === undefined || !ipaddr.IPv6.isValid(plain)) return plain ?? address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/64`)}/64`;
}
