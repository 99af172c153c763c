import type { ThreadMessage } from "@mauzo/contract/conversations/conversations";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { listFiles } from "../files/list-files.ts";
import { listDeliveryStates } from "../outbox/list-delivery-states.ts";
import { findQuoted } from "./find-quoted.ts";
import { findChannel } from "./queries/find-channel.ts";
import { listMessages } from "./queries/list-messages.ts";
import { listSentAgain } from "./queries/sent-again.ts";
import { threadMessage } from "./rules.ts";

type Query = { cursor?: string | undefined; around?: number | undefined; limit: number };

/** The seq that a page's cursor names. @throws 422 for a cursor that is none of ours */
function seqOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(cursor)) throw refuse("cursor_invalid", { loc: ["query", "cursor"] });
  return Number(cursor);
}

/** How many messages further back the name of what a customer chose is looked for. */
const further = 5;

/** How many messages after one that was searched for are shown with it. */
const newerBeside = 15;

/** One page of a conversation's messages, the newest first. @throws 404 */
export function listThreadMessages(
  { shopId, tx, requestHeader }: ShopContext,
  conversationId: string,
  { cursor, around, limit }: Query,
): Promise<{ items: ThreadMessage[]; next: string | null }> {
  const before = seqOf(cursor) ?? (around === undefined ? undefined : around + newerBeside);
  const language = requestLanguage(requestHeader("accept-language"));
  return tx(async (tx) => {
    if (!(await findChannel(tx, shopId, conversationId))) throw notFound();
    const rows = await listMessages(tx, shopId, { conversationId, before, limit: limit + further });
    const shown = rows.slice(0, limit);
    const seqs = shown.map(({ seq }) => seq);
    const states = new Map(
      (await listDeliveryStates(tx, shopId, conversationId, seqs)).map((each) => [each.seq, each] as const),
    );
    const lost = shown.filter(({ seq }) => states.get(seq)?.isLost).map(({ id }) => id);
    const sentAgain = new Set(lost.length === 0 ? [] : await listSentAgain(tx, shopId, lost));
    const files = await listFiles(tx, shopId, conversationId, seqs);
    const quoted = await findQuoted(
      tx,
      { shopId, conversationId },
      shown.map(({ replyTo }) => replyTo),
    );
    const items = shown.map((row, at) =>
      threadMessage(row, {
        before: rows.slice(at + 1),
        delivery: states.get(row.seq),
        isSentAgain: sentAgain.has(row.id),
        file: files.get(row.seq),
        quoted: row.replyTo === null ? undefined : quoted.get(row.replyTo),
        language,
      }),
    );
    const last = items.at(-1);
    return {
      items,
      next: rows.length > limit && last ? String(last.seq) : null,
    };
  });
}
