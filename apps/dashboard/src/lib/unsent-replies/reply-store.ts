import { UnsentReply } from "@mauzo/contract/conversations/unsent-replies";
import { createOutboxStore } from "../outbox/create-outbox-store.ts";

/** The replies to customers that wait on this device, whoever wrote them. Where nothing is stored, they go with the page. */
export const replyStore = createOutboxStore<UnsentReply>({
  ...{ database: "mauzo-inbox", channel: "mauzo-unsent-replies" },
  parse: (stored) => UnsentReply.safeParse(stored).data,
  idOf: ({ id }) => id,
  orInMemory: true,
});

/** Changes a reply that waits, unless it was thrown away or sent anew meanwhile. */
export async function changeReply(reply: UnsentReply, to: Partial<UnsentReply>): Promise<void> {
  const stored = (await replyStore.list(reply.shop)).find(({ id, key }) => id === reply.id && key === reply.key);
  if (stored) await replyStore.put({ ...stored, ...to });
}
