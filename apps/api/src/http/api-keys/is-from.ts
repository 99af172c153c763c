import ipaddr from "ipaddr.js";

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
