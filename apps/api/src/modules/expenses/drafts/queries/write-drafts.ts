import type { ExpenseCategory } from "@mauzo/contract/expenses/expense-categories";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { memberships } from "../../../../db/schema/account/memberships.ts";
import { users } from "../../../../db/schema/account/users.ts";
import { messages } from "../../../../db/schema/conversations/messages.ts";
import { expenseDrafts } from "../../../../db/schema/expenses/expense-drafts.ts";
import { expensePhones } from "../../../../db/schema/expenses/expense-phones.ts";
import { expenses } from "../../../../db/schema/expenses/expenses.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** The member of the shop who writes from a phone, with what they may do. */
export async function findPhoneOwner(tx: Tx, shopId: string, phone: string) {
  const [owner] = await tx
    .select({
      ...{ userId: users.id, name: users.name },
      ...{ isAdmin: memberships.isAdmin, permissions: memberships.permissions },
    })
    .from(expensePhones)
    .innerJoin(
      memberships,
      and(eq(memberships.shopId, expensePhones.shopId), eq(memberships.userId, expensePhones.userId)),
    )
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(expensePhones.shopId, shopId), eq(expensePhones.phone, phone)));
  return owner;
}

/** What the same words were for the last time. */
export async function findCategoryOf(tx: Tx, shopId: string, note: string): Promise<ExpenseCategory | undefined> {
  const [row] = await tx
    .select({ category: expenses.category })
    .from(expenses)
    .where(
      and(
        ...[eq(expenses.shopId, shopId), isNull(expenses.voidedAt), sql`${expenses.note} <> ''`],
        sql`lower(${expenses.note}) = lower(${note})`,
      ),
    )
    .orderBy(desc(expenses.id))
    .limit(1);
  return row?.category;
}

/** The day of a moment in the shop, and its currency. */
export async function findDayOf(tx: Tx, shopId: string, moment: string): Promise<{ day: string; currency: string }> {
  const [row] = await tx
    .select({
      day: sql<string>`(${moment}::timestamptz at time zone ${shops.timeZone})::date::text`,
      currency: shops.currency,
    })
    .from(shops)
    .where(eq(shops.shopId, shopId));
  if (!row) throw new Error("the shop is gone");
  return row;
}

/** Writes a draft; undefined when its message is one already. */
export async function insertDraft(tx: Tx, draft: typeof expenseDrafts.$inferInsert): Promise<string | undefined> {
  const [made] = await tx.insert(expenseDrafts).values(draft).onConflictDoNothing().returning({ id: expenseDrafts.id });
  return made?.id;
}

const picturedWithinMinutes = 10;
/**
 * The draft without a picture whose message, with its words, is the last that was heard in a conversation, if that is a
 * few minutes ago; locked until the transaction ends.
 */
export async function lockDraftBefore(
  tx: Tx,
  shopId: string,
  { conversationId, at }: { conversationId: string; at: string },
) {
  const d = expenseDrafts;
  const [last] = await tx
    .select({ externalId: messages.externalId, text: messages.text })
    .from(messages)
    .where(
      and(
        ...[eq(messages.shopId, shopId), eq(messages.conversationId, conversationId)],
        eq(messages.author, "customer"),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  if (!last || last.externalId === null) return undefined;
  const [draft] = await tx
    .select({ id: d.id, amountMinor: d.amountMinor, note: d.note, userId: d.userId })
    .from(d)
    .where(
      and(
        ...[eq(d.shopId, shopId), eq(d.externalId, last.externalId), eq(d.state, "open"), isNull(d.pictureExternalId)],
        sql`${at}::timestamptz between ${d.saidAt} and ${d.saidAt} + make_interval(mins => ${picturedWithinMinutes})`,
      ),
    )
    .for("no key update");
  return draft && { ...draft, text: last.text };
}

type Decided = Partial<
  Pick<typeof expenseDrafts.$inferInsert, "pictureExternalId" | "state" | "expenseId" | "decidedBy">
>;
export const updateDraft = (tx: Tx, shopId: string, id: string, set: Decided) =>
  tx
    .update(expenseDrafts)
    .set(set)
    .where(and(eq(expenseDrafts.shopId, shopId), eq(expenseDrafts.id, id)));
