import { and, eq, sql } from "drizzle-orm";
import { flowTrials } from "../../../../db/schema/conversations/flow-trials.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { WorseBecause } from "../rules.ts";

type Place = { shopId: string; chatflowId: string };
export type Trial = typeof flowTrials.$inferSelect;
const of = ({ shopId, chatflowId }: Place) => and(eq(flowTrials.shopId, shopId), eq(flowTrials.chatflowId, chatflowId));
const isRunning = eq(flowTrials.state, "running");

export async function findRunningTrial(tx: Tx, place: Place): Promise<Trial | undefined> {
  const [row] = await tx
    .select()
    .from(flowTrials)
    .where(and(of(place), isRunning));
  return row;
}

/** The trial that went back by itself as this version. */
export async function findReturnedAs(tx: Tx, place: Place, version: number): Promise<Trial | undefined> {
  const [row] = await tx
    .select()
    .from(flowTrials)
    .where(and(of(place), eq(flowTrials.returnedAs, version), sql`${flowTrials.because} is not null`));
  return row;
}

/** A trial. Who ends it holds the shop's flows. */
export async function findTrial(tx: Tx, shopId: string, id: string): Promise<Trial | undefined> {
  const [row] = await tx
    .select()
    .from(flowTrials)
    .where(and(eq(flowTrials.shopId, shopId), eq(flowTrials.id, id)));
  return row;
}

export async function insertTrial(
  tx: Tx,
  row: Pick<Trial, "shopId" | "chatflowId" | "version" | "against" | "share" | "userId" | "userName">,
): Promise<string> {
  const [inserted] = await tx.insert(flowTrials).values(row).returning({ id: flowTrials.id });
  if (!inserted) throw new Error("the database returned no trial");
  return inserted.id;
}

type End = { state: "kept" } | { state: "returned"; returnedAs: number; worse?: WorseBecause | undefined };
export async function endTrial(tx: Tx, { shopId, id }: Trial, end: End): Promise<void> {
  const worse = end.state === "returned" ? end.worse : undefined;
  const counted = worse && [worse.newer.of, worse.newer.among, worse.older.of, worse.older.among];
  await tx
    .update(flowTrials)
    .set({
      ...{ state: end.state, endedAt: sql`now()` },
      ...(end.state === "returned" && { returnedAs: end.returnedAs }),
      ...(worse && { because: worse.because, counted }),
    })
    .where(and(eq(flowTrials.shopId, shopId), eq(flowTrials.id, id), isRunning));
}
