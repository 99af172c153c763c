import type { InboundContent } from "@mauzo/channels/whatsapp/read-inbound";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { insertFile } from "./queries.ts";
import { announcedFile } from "./rules.ts";

type Message = { shopId: string; conversationId: string; numberId: string; seq: number };

/** Notes the file of a message that came over a number, to be fetched after the commit. */
export async function announceFile(
  tx: Tx,
  { queue }: Pick<Deps, "queue">,
  message: Message,
  content: InboundContent,
): Promise<void> {
  const file = announcedFile(content);
  if (!file) return;
  const fileId = await insertFile(tx, { ...message, ...file });
  await queue.send(tx, "fetch-file", { shopId: message.shopId, fileId });
}
