import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { Chatflow } from "@mauzo/contract/conversations/chatflows";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { toIsoString } from "../../../db/columns.ts";
import { bots } from "../../../db/schema/conversations/bots.ts";
import { chatflows } from "../../../db/schema/conversations/chatflows.ts";
import { flowDrafts } from "../../../db/schema/conversations/flow-drafts.ts";
import { flowSchedules } from "../../../db/schema/conversations/flow-schedules.ts";
import { flowTests } from "../../../db/schema/conversations/flow-tests.ts";
import { flows } from "../../../db/schema/conversations/flows.ts";
import { messages } from "../../../db/schema/conversations/messages.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

type Row = typeof chatflows.$inferSelect;
type Channel = Chatflow["default_for"][number];
const defaultOf = { web: "defaultWeb", whatsapp: "defaultWhatsapp" } as const;
const present = (shopId: string) => and(eq(chatflows.shopId, shopId), isNull(chatflows.archivedAt));
const one = (shopId: string, id: string) => and(present(shopId), eq(chatflows.id, id));

/** The shop's flows, the first one first. */
export async function listChatflows(tx: Tx, shopId: string): Promise<Chatflow[]> {
  const { id, name, defaultWeb, defaultWhatsapp, version } = chatflows;
  const draftAt = sql<string>`coalesce(${flowDrafts.updatedAt}, ${chatflows.createdAt})`;
  const newest = tx
    .selectDistinctOn([flows.chatflowId])
    .from(flows)
    .where(and(eq(flows.shopId, shopId), sql`${flows.publishedAt} is not null`))
    .orderBy(flows.chatflowId, sql`${flows.version} desc`)
    .as("newest");
  const open = tx
    .selectDistinctOn([flowSchedules.chatflowId])
    .from(flowSchedules)
    .where(and(eq(flowSchedules.shopId, shopId), inArray(flowSchedules.state, ["planned", "refused"])))
    .orderBy(flowSchedules.chatflowId, sql`${flowSchedules.id} desc`)
    .as("open");
  const rows = await tx
    .select({
      ...{ id, name, defaultWeb, defaultWhatsapp, version },
      ...{ number: newest.version, at: newest.publishedAt, scheduled: open.state },
      changedAt: sql<string>`greatest(${draftAt}, ${newest.publishedAt})`,
    })
    .from(chatflows)
    .leftJoin(flowDrafts, and(eq(flowDrafts.shopId, chatflows.shopId), eq(flowDrafts.chatflowId, id)))
    .leftJoin(newest, eq(newest.chatflowId, id))
    .leftJoin(open, eq(open.chatflowId, id))
    .where(present(shopId))
    .orderBy(asc(id));
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, version: row.version, changed_at: toIsoString(row.changedAt) },
    default_for: [...(row.defaultWeb ? ["web" as const] : []), ...(row.defaultWhatsapp ? ["whatsapp" as const] : [])],
    scheduled: row.scheduled === "planned" || row.scheduled === "refused" ? row.scheduled : null,
    published: row.number !== null && row.at !== null ? { number: row.number, at: toIsoString(row.at) } : null,
  }));
}

export async function findChatflow(tx: Tx, shopId: string, id: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(chatflows).where(one(shopId, id));
  return row;
}

/** The flow that new conversations on a channel meet. */
export async function findDefault(tx: Tx, shopId: string, channel: Channel): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: chatflows.id })
    .from(chatflows)
    .where(and(eq(chatflows.shopId, shopId), eq(chatflows[defaultOf[channel]], true)));
  return row?.id;
}

/** Locks the shop's flows until the transaction ends: which there are, and what is whose default, is decided by one at a time. */
export const lockChatflows = (tx: Tx, shopId: string): Promise<Row[]> =>
  tx.select().from(chatflows).where(present(shopId)).orderBy(asc(chatflows.id)).for("no key update");

/** Begins a flow with its draft. */
export async function insertChatflow(
  tx: Tx,
  { shopId, name, document, userId }: { shopId: string; name: string; document: FlowDocument; userId: string },
): Promise<{ id: string }> {
  const [row] = await tx.insert(chatflows).values({ shopId, name }).returning({ id: chatflows.id });
  if (!row) throw new Error("the database returned no chatflow");
  await tx.insert(flowDrafts).values({ shopId, chatflowId: row.id, document, updatedBy: userId });
  return row;
}

/** @returns whether it was still called what was read */
export async function renameChatflow(
  tx: Tx,
  { shopId, id, name, seen }: { shopId: string; id: string; name: string; seen: number },
): Promise<boolean> {
  const rows = await tx
    .update(chatflows)
    .set({ name, version: seen + 1 })
    .where(and(one(shopId, id), eq(chatflows.version, seen)))
    .returning({ id: chatflows.id });
  return rows.length > 0;
}

export async function moveDefault(tx: Tx, shopId: string, id: string, channel: Channel): Promise<void> {
  const column = defaultOf[channel];
  await tx
    .update(chatflows)
    .set({ [column]: false })
    .where(and(eq(chatflows.shopId, shopId), eq(chatflows[column], true)));
  await tx
    .update(chatflows)
    .set({ [column]: true })
    .where(one(shopId, id));
}

/** Deletes a flow with its draft and its saved conversations; what was published of it stays. */
export async function archiveChatflow(tx: Tx, shopId: string, id: string): Promise<void> {
  await tx.delete(flowDrafts).where(and(eq(flowDrafts.shopId, shopId), eq(flowDrafts.chatflowId, id)));
  await tx.delete(flowTests).where(and(eq(flowTests.shopId, shopId), eq(flowTests.chatflowId, id)));
  await tx.update(chatflows).set({ archivedAt: sql`now()` }).where(one(shopId, id));
}

export async function isBot(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: bots.id })
    .from(bots)
    .where(and(eq(bots.shopId, shopId), eq(bots.id, id)));
  return rows.length > 0;
}

/** Whether something was published of a flow. */
export async function isPublished(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: flows.id })
    .from(flows)
    .where(and(eq(flows.shopId, shopId), eq(flows.chatflowId, id), sql`${flows.publishedAt} is not null`))
    .limit(1);
  return rows.length > 0;
}

/** Whether one of these versions, or one that was published of the flow, has answered somebody in the last day. */
export async function answersSomebody(
  tx: Tx,
  shopId: string,
  id: string,
  besides: readonly string[],
): Promise<boolean> {
  const own = await tx
    .select({ version: sql<string>`'own:' || ${flows.version}` })
    .from(flows)
    .where(and(eq(flows.shopId, shopId), eq(flows.chatflowId, id)));
  for (const version of [...own.map((row) => row.version), ...besides]) {
    const [said] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          ...[eq(messages.shopId, shopId), eq(messages.flowVersion, version)],
          ...[sql`${messages.flowPath} is not null`, sql`${messages.createdAt} > now() - interval '1 day'`],
        ),
      )
      .limit(1);
    if (said) return true;
  }
  return false;
}
