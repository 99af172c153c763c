import type { FlowSchedule, scheduleProblems } from "@mauzo/contract/conversations/flow-schedules";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { toIsoString } from "../../../db/columns.ts";
import { flowSchedules } from "../../../db/schema/conversations/flow-schedules.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

type Problem = (typeof scheduleProblems)[number];
const { shopId: ofShop, chatflowId: ofFlow, id: scheduleId, state } = flowSchedules;
const one = (shopId: string, id: string) => and(eq(ofShop, shopId), eq(scheduleId, id));
/** What somebody still has to see or wait for. */
const isOpen = inArray(state, ["planned", "refused"]);

/** What is planned for a flow, or was refused last and not put away. */
export async function findSchedule(tx: Tx, shopId: string, chatflowId: string): Promise<FlowSchedule | null> {
  const [row] = await tx
    .select()
    .from(flowSchedules)
    .where(and(eq(ofShop, shopId), eq(ofFlow, chatflowId), isOpen))
    .orderBy(desc(scheduleId))
    .limit(1);
  if (!row) return null;
  const { id, publishAt, note, userName: by, problem, problemCount: count } = row;
  const refused = problem === null ? null : { problem, count };
  return { id, publish_at: toIsoString(publishAt), note, by, refused };
}

/** @returns its id; undefined where another waits already */
export async function insertSchedule(
  tx: Tx,
  row: Omit<typeof flowSchedules.$inferInsert, "id" | "state">,
): Promise<string | undefined> {
  const [inserted] = await tx.insert(flowSchedules).values(row).onConflictDoNothing().returning({ id: scheduleId });
  return inserted?.id;
}

const leftSeconds = sql<number>`extract(epoch from ${flowSchedules.publishAt} - now())::float8`;
const isPlanned = eq(state, "planned");
const asked = {
  ...{ chatflowId: ofFlow, note: flowSchedules.note, evenSo: flowSchedules.evenSo, leftSeconds },
  ...{ userId: flowSchedules.userId, userName: flowSchedules.userName },
};

export async function findPlanned(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select(asked)
    .from(flowSchedules)
    .where(and(one(shopId, id), isPlanned));
  return row;
}

/** One that still waits, locked until the transaction ends. */
export async function lockPlanned(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select(asked)
    .from(flowSchedules)
    .where(and(one(shopId, id), isPlanned))
    .for("update");
  return row;
}

type End = { state: "published" | "cancelled" } | { state: "refused"; problem: Problem; problemCount: number | null };
export const endSchedule = (tx: Tx, shopId: string, id: string, end: End) =>
  tx.update(flowSchedules).set(end).where(one(shopId, id));

/** @returns whether it waited, or was refused and not put away */
export async function cancelOpen(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(flowSchedules)
    .set({ state: "cancelled" })
    .where(and(one(shopId, id), isOpen))
    .returning({ id: scheduleId });
  return rows.length > 0;
}

export const endOpen = (
  tx: Tx,
  { shopId, chatflowId }: { shopId: string; chatflowId: string },
  which: ("planned" | "refused")[],
) =>
  tx
    .update(flowSchedules)
    .set({ state: "cancelled" })
    .where(and(eq(ofShop, shopId), eq(ofFlow, chatflowId), inArray(state, which)));

export const isKnown = async (tx: Tx, shopId: string, id: string): Promise<boolean> =>
  (await tx.$count(flowSchedules, one(shopId, id))) > 0;
