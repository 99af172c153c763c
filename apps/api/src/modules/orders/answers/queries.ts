import type { DebtAnswer } from "@mauzo/contract/orders/debt-answers";
import { and, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { isoText } from "../../../db/columns.ts";
import { debtAnswers } from "../../../db/schema/orders/debt-answers.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const { answer, createdAt, id, kind, orderId, outcome, reason, settledAt, shopId: ofShop } = debtAnswers;
const stands = or(isNull(outcome), ne(outcome, "withdrawn"));
const fields = {
  ...{ id, kind, reason, at: isoText(createdAt), answer },
  outcome: sql<DebtAnswer["outcome"]>`nullif(${outcome}, 'withdrawn')`,
};

/** What stands of what was said of some orders: the newest of each. */
export const listStanding = (tx: Tx, shopId: string, orderIds: readonly string[]) =>
  tx
    .selectDistinctOn([orderId], { ...fields, orderId })
    .from(debtAnswers)
    .where(and(eq(ofShop, shopId), inArray(orderId, [...orderIds]), stands))
    .orderBy(orderId, desc(id));

/** Whether the shop has settled what was disputed of an order before. */
export const isSettled = async (tx: Tx, shopId: string, order: string): Promise<boolean> =>
  (await tx.$count(debtAnswers, and(eq(ofShop, shopId), eq(orderId, order), inArray(outcome, ["accepted", "stays"])))) >
  0;

type Ending = Required<Pick<typeof debtAnswers.$inferInsert, "outcome" | "answer" | "userId" | "userName">>;
/** Ends what is open of an order, where something of this kind is. */
export const endOpen = async (tx: Tx, shopId: string, order: string, ending: Ending, of?: DebtAnswer["kind"]) =>
  (
    await tx
      .update(debtAnswers)
      .set({ ...ending, settledAt: sql`now()` })
      .where(and(eq(ofShop, shopId), eq(orderId, order), isNull(settledAt), of && eq(kind, of)))
      .returning(fields)
  )[0];

type Said = { shopId: string; orderId: string } & Pick<DebtAnswer, "kind" | "reason">;
export const insertAnswer = async (tx: Tx, said: Said) =>
  (await tx.insert(debtAnswers).values(said).returning(fields))[0];
