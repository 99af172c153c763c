import { createHash } from "node:crypto";
import { networkOf } from "../../../../http/limits/network.ts";

/** By what a hold is counted: a phone number and the network its page was asked from, both as hashes. */
export type Caller = { phone: Buffer; network: Buffer };

/** How many carts of a shop hold goods at a time: for one phone number, and from one network, which thousands may share. */
export const holdingAtMost = { phone: 3, network: 10 };

/** Nobody learns from a cart who it was; nor, from two shops' carts, that it was the same. */
export function callerOf(shopId: string, phone: string, address: string): Caller {
  const digest = (text: string) => createHash("sha256").update(`${shopId}/${text}`).digest();
  return { phone: digest(phone), network: digest(networkOf(address)) };
}
