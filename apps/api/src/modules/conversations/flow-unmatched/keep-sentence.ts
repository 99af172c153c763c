import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { insertSentence } from "./queries.ts";
import { unmatchedOf } from "./rules.ts";

type Said = { shopId: string; chatflowId: string; conversationId: string; language: Language; text: string };

/** Keeps what the flow had nothing to say to, for whoever writes the flow. */
export async function keepSentence(tx: Tx, { text, ...place }: Said): Promise<void> {
  const unmatched = unmatchedOf(text);
  if (unmatched) await insertSentence(tx, { ...place, ...unmatched });
}
