import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { isInConversation } from "../queries/quoted.ts";

type Quoted = { shopId: string; conversationId: string; replyTo: string | undefined };

/** @throws 422 at `loc`, if what is answered is no message of this conversation */
export async function checkQuoted(tx: Tx, { shopId, conversationId, replyTo }: Quoted, loc: string[]): Promise<void> {
  if (replyTo !== undefined && !(await isInConversation(tx, { shopId, conversationId, id: replyTo })))
    throw refuse("quoted_unknown", { loc });
}
