import type { AutoMessages } from "@mauzo/contract/conversations/auto-messages";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { autoDocument } from "./queries.ts";

const nothing = { on: false, en: "", sw: "" };

/** The greeting, the away message, and the hours for it. */
export async function getAutoMessages(tx: Tx, shopId: string): Promise<AutoMessages> {
  const found = await autoDocument.find(tx, shopId);
  return { greeting: nothing, away: nothing, hours: null, ...found?.document, version: found?.version ?? 0 };
}
