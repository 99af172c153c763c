import { createHash } from "node:crypto";
import { ipNetwork } from "../../../../http/rate-limits/ip-network.ts";

/** Holds are counted by a phone number and the network of the request, both as hashes. */
export type HoldOwner = { phone: Buffer; network: Buffer };

/**
 * How many carts of a shop may hold products at the same time: for one phone number, and from one network, which
 * thousands of people may share.
 */
export const holdingAtMost = { phone: 3, network: 10 };

/**
 * Hashed with the shop's id: the hashes show neither the customer, nor that carts of two shops have the same customer.
 */
export function holdOwnerOf(shopId: string, phone: string, address: string): HoldOwner {
  const digest = (text: string) => createHash("sha256").update(`${shopId}/${text}`).digest();
  return { phone: digest(phone), network: digest(ipNetwork(address)) };
}
