import ipaddr from "ipaddr.js";
import { normaliseIp } from "../rate-limits/ip-network.ts";

/** The one spelling of an address or a network; undefined when it is neither. */
export function readNetwork(text: string): string | undefined {
  if (!text.includes("/")) return normaliseIp(text);
  const [address = "", bits = "", ...more] = text.split("/");
  const plain = normaliseIp(address);
  // A network of addresses that are IPv4 inside of IPv6 has other bits than one of IPv4.
  if (plain === undefined || plain.includes(":") !== address.includes(":")) return undefined;
  if (more.length > 0 || !/^\d{1,3}$/.test(bits) || !ipaddr.isValidCIDR(`${plain}/${bits}`)) return undefined;
  const version = plain.includes(":") ? ipaddr.IPv6 : ipaddr.IPv4;
  return `${version.networkAddressFromCIDR(`${plain}/${bits}`)}/${Number(bits)}`;
}

/** Whether an address is one of these addresses or in one of these networks; without any, all are. */
export function isFrom(networks: string[], address: string): boolean {
  if (networks.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const caller = ipaddr.process(address);
  return networks.some((network) => {
    if (!network.includes("/")) return caller.toString() === network;
    const [begin, bits] = ipaddr.parseCIDR(network);
    return begin.kind() === caller.kind() && caller.match([begin, bits]);
  });
}
