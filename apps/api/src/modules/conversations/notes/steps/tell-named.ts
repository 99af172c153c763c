import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../../deps.ts";
import { insertMentions } from "../queries/mentions.ts";

type Note = { shopId: string; conversationId: string; noteId: string };

/** Whoever looks at the inbox sees it at once: the mail is for who does not. */
const mailAfterSeconds = 120;

/** Tells those whom a note names: in the inbox, and by mail. */
export async function tellNamed(
  tx: Tx,
  { queue }: Pick<JobDeps, "queue">,
  { shopId, conversationId, noteId }: Note,
  named: readonly { id: string; name: string }[],
): Promise<void> {
  if (named.length === 0) return;
  await insertMentions(
    tx,
    named.map(({ id: userId, name }) => ({ shopId, noteId, userId, conversationId, name })),
  );
  for (const { id: userId } of named)
    await queue.send(
      tx,
      "mention-mail",
      { shopId, noteId, userId },
      { afterSeconds: mailAfterSeconds, idempotencyKey: `${noteId} ${userId}` },
    );
}
