import type { Tx } from "../../../db/tenant-transaction.ts";
import { findBrokenLink, findEnd } from "./queries.ts";

type ChainCheck = {
  /** How many entries were ever written, and the hash that stands for all of them; whoever keeps it elsewhere can compare. */
  number: number;
  hash: string;
  /** The first entry that is not as it was written, or not there any more. */
  broken: { number: number; problem: "changed" | "missing" } | undefined;
};

/** Checks that nobody changed an entry of a shop's record, and that none is missing. */
export async function checkChain(tx: Tx, shopId: string): Promise<ChainCheck> {
  const { number, hash } = (await findEnd(tx, shopId)) ?? { number: 0, hash: "" };
  return { number, hash, broken: await findBrokenLink(tx, shopId) };
}
