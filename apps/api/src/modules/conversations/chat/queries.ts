import { type PushedMessage, ThemeConfig } from "@mauzo/contract/conversations/chat";
import { and, eq, sql } from "drizzle-orm";
import { runStatement, statement } from "../../../db/prepared-statement.ts";
import { bots } from "../../../db/schema/conversations/bots.ts";
import { conversations } from "../../../db/schema/conversations/conversations.ts";
import { popups } from "../../../db/schema/marketing/popups.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { StoredTouches } from "../../shop/touches/read-touches.ts";

type Key = Pick<typeof conversations.$inferInsert, "shopId" | "botId" | "channel"> & {
  chatId: string;
  visitorHash: Buffer;
};

const whereKey = ({ shopId, botId, channel, chatId, visitorHash }: Key) =>
  and(
    eq(conversations.shopId, shopId),
    eq(conversations.botId, botId),
    eq(conversations.channel, channel),
    eq(conversations.chatId, chatId),
    eq(conversations.visitorHash, visitorHash),
  );

/** Nobody has said anything for a day. */
const isIdle = sql<boolean>`${conversations.updatedAt} < now() - interval '1 day'`;

/**
 * Finds this visitor's conversation and locks it against their other messages until the transaction ends. Not against
 * an order placed from it: that would wait for this message while the message waits for the order's cart.
 */
export async function lockConversation(tx: Tx, key: Key) {
  const [row] = await tx
    .select({ id: conversations.id, state: conversations.state, idle: isIdle })
    .from(conversations)
    .where(whereKey(key))
    .for("no key update");
  return row;
}

/** Finds this visitor's conversation, if there is one. */
export async function findConversation(tx: Tx, key: Key): Promise<string | undefined> {
  const [row] = await tx.select({ id: conversations.id }).from(conversations).where(whereKey(key));
  return row?.id;
}

/**
 * Starts a conversation, which is deleted after thirty days unless more is said in it; undefined when it already
 * exists.
 */
export async function insertConversation(tx: Tx, key: Key & StoredTouches) {
  const [row] = await tx
    .insert(conversations)
    .values({ ...key, forgetAt: sql`now() + interval '30 days'` })
    .onConflictDoNothing()
    .returning({ id: conversations.id, state: conversations.state, idle: sql<boolean>`false` });
  return row;
}

/** What led here now is the last touch, and the first one where none was known. */
export const touchConversation = (tx: Tx, shopId: string, id: string, { firstTouch, lastTouch }: StoredTouches) =>
  tx
    .update(conversations)
    .set({ firstTouch: sql`coalesce(${conversations.firstTouch}, ${firstTouch})`, lastTouch })
    .where(
      and(
        eq(conversations.shopId, shopId),
        eq(conversations.id, id),
        sql`${conversations.lastTouch} is distinct from ${lastTouch}`,
      ),
    );

const pushedAfter = statement<PushedMessage>(`
  select push_number as seq, body->'actions' as actions from messages
  where shop_id = $1 and conversation_id = $2 and push_number > $3
  order by push_number limit $4`);

export const listPushedAfter = (
  tx: Tx,
  shopId: string,
  { conversationId, after, limit }: { conversationId: string; after: number; limit: number },
): Promise<PushedMessage[]> => runStatement(tx, pushedAfter, [shopId, conversationId, after, limit]);

/** Whether the shop has this bot. */
export const isBot = async (tx: Tx, shopId: string, botId: string): Promise<boolean> =>
  (await tx.$count(bots, and(eq(bots.shopId, shopId), eq(bots.id, botId)))) > 0;

/** One is on, and its last day is not over. */
const hasPopups = sql<boolean>`exists (
  select from ${popups} u where u.shop_id = ${bots.shopId} and u.is_on and u.archived_at is null
    and coalesce(u.document->>'until', '9999') >= (now() at time zone ${shops.timeZone})::date::text)`;

/** The bot's theme, in which the title is the shop's name if it has none, and whether pages with it may show popups. */
export async function findLook(tx: Tx, shopId: string, botId: string) {
  const [row] = await tx
    .select({ theme: bots.themeConfig, title: shops.name, popups: hasPopups })
    .from(bots)
    .innerJoin(shops, eq(shops.shopId, bots.shopId))
    .where(and(eq(bots.shopId, shopId), eq(bots.id, botId)));
  if (!row) return { theme_config: {}, popups: false };
  const theme = ThemeConfig.parse(row.theme);
  return { theme_config: { ...theme, title: theme.title ?? row.title }, popups: row.popups };
}

/** The visitor continued the conversation: it is not deleted. */
export const keepConversation = (tx: Tx, shopId: string, id: string) =>
  tx
    .update(conversations)
    .set({ forgetAt: null, updatedAt: sql`now()` })
    .where(and(eq(conversations.shopId, shopId), eq(conversations.id, id)));
