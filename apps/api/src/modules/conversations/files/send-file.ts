import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { finishUpload } from "../../shop/media/finish-upload.ts";
import type { PreparedUpload } from "../../shop/media/prepare-upload.ts";
import { checkQuoted } from "../conversations/steps/check-quoted.ts";
import { sayAsPerson } from "../conversations/steps/say-as-person.ts";
import { findLastSeq, insertFile } from "./queries.ts";
import { fileActions, mostBytes } from "./rules.ts";

type Sent = {
  conversationId: string;
  caption?: string | undefined;
  seen?: number | undefined;
  replyTo?: string | undefined;
};

/**
 * Sends an uploaded file to the customer, at an address that nobody can guess: WhatsApp and the browser of a visitor fetch
 * it there. @throws as `sayAsPerson`; 413 if WhatsApp takes none of this size
 */
export function sendFile(
  { emitFact, env }: Pick<Deps, "emitFact" | "env">,
  context: ShopContext,
  { conversationId, caption = "", seen, replyTo }: Sent,
  upload: PreparedUpload,
): Promise<{ seq: number }> {
  const { shopId } = context;
  return context.tx(async (tx: Tx) => {
    await checkQuoted(tx, { shopId, conversationId, replyTo }, ["query", "reply_to"]);
    const { id: mediumId, kind, name, url, bytes } = await finishUpload(tx, shopId, upload);
    if (bytes > mostBytes(kind)) throw refuse("file_too_large");
    const actions = fileActions({ kind, name, caption, link: new URL(url, env.siteUrl).href });
    const pushed = await sayAsPerson(tx, emitFact, context, { conversationId, seen, replyTo, actions });
    const seq = await findLastSeq(tx, shopId, conversationId);
    const file = url.slice(url.lastIndexOf("/") + 1);
    await insertFile(tx, { shopId, conversationId, seq, kind, name, state: "here", mediumId, file });
    return { seq: pushed };
  });
}
