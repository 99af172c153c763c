import ipaddr from "ipaddr.js";

/** What IPv6 gives out to the public internet; everything else of it is special, such as addresses that hold an IPv4 one. */
const globalIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return !(address instanceof ipaddr.IPv6) || address.match(globalIpv6);
}

/** The address of a URL whose host is no name. */
export function literalAddressOf({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? bare : undefined;
}

/** Whether a URL has the form of one that a shop may have: what its host is, is asked of its address. */
export function hasPublicForm(url: URL): boolean {
  const port = url.port === "" ? 443 : Number(url.port);
  const isUsualPort = port === 443 || port >= 1024;
  return url.protocol === "https:" && url.username === "" && url.password === "" && isUsualPort;
}
