import type { InboxWords } from "@mauzo/contract/conversations/inbox-settings";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import { isReachable } from "../outbox/is-reachable.ts";
import { sendMessage } from "../outbox/send-message.ts";

type Conversation = { shopId: string; conversationId: string; language: Language };

/** Tells the customer that another answers now, where the shop has words for it and the channel takes them. */
export async function tellAnswerer(
  tx: Tx,
  emitFact: EmitFact,
  { shopId, conversationId, language }: Conversation,
  words: InboxWords,
): Promise<void> {
  const text = words[language] || words[language === "sw" ? "en" : "sw"];
  if (text === "" || !(await isReachable(tx, shopId, conversationId))) return;
  await sendMessage(tx, emitFact, { shopId, conversationId, actions: [{ send_message: text }] });
}
