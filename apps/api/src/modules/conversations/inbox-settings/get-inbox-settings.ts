import type { InboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { inboxDocument } from "./queries.ts";

const nothing = { en: "", sw: "" };
const usual = {
  bot_resumes: "closing",
  person_words: nothing,
  bot_words: nothing,
  assign: "off",
  forget_months: null,
} as const;

/** How the shop's inbox works. */
export async function getInboxSettings(tx: Tx, shopId: string): Promise<InboxSettings> {
  const found = await inboxDocument.find(tx, shopId);
  return { ...usual, ...found?.document, version: found?.version ?? 0 };
}
