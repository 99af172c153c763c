import type { MessageHit } from "@mauzo/contract/conversations/conversations";
import { maskPhones } from "@mauzo/format/mask-phones";
import * as z from "zod/mini";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findHits } from "./queries/find-hits.ts";
import { snippetOf } from "./rules.ts";

type Asked = { words: string; cursor?: string | undefined; limit: number };

/** One page of the messages with these words, the newest first. @throws 422 for a cursor that is none of ours */
export async function searchMessages(
  { shopId, tx, phones }: Pick<ShopContext, "shopId" | "tx" | "phones">,
  { words, cursor, limit }: Asked,
): Promise<{ items: MessageHit[]; next: string | null }> {
  if (cursor !== undefined && !z.uuid().safeParse(cursor).success)
    throw refuse("cursor_invalid", { loc: ["query", "cursor"] });
  const found = await tx((tx) => findHits(tx, shopId, { words, before: cursor ?? null, limit: limit + 1 }));
  const shown = found.slice(0, limit);
  const items = shown.map(({ author, text, ...hit }) => ({
    ...hit,
    from: author === "campaign" ? ("workflow" as const) : author,
    // A number that is cut first is no longer known as one.
    text: snippetOf(phones === "hidden" ? maskPhones(text) : text, words),
  }));
  return { items, next: found.length > limit ? (shown.at(-1)?.id ?? null) : null };
}
