import type { Language } from "@mauzo/contract/shared";
import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { users } from "../../../db/schema/account/users.ts";
import { weeklyMails } from "../../../db/schema/insights/weekly-mails.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const { shopId, userId, isWanted, queuedWeek, sentWeek } = weeklyMails;

/** The Monday of the shop's last week that is over. */
const lastWeek = (local: SQL) => sql<string>`(date_trunc('week', ${local})::date - 7)::text`;
const localTime = (at: Date) => sql`${at.toISOString()}::timestamptz at time zone ${shops.timeZone}`;
export async function findLastWeek(tx: Tx, shop: string): Promise<string> {
  const [row] = await tx
    .select({ week: lastWeek(localTime(new Date())) })
    .from(shops)
    .where(eq(shops.shopId, shop));
  if (!row) throw new Error("the database returned no shop");
  return row.week;
}

/** The same where its summary is due: on Monday from seven. */
export async function findDueWeek(tx: Tx, shop: string, at: Date): Promise<string | undefined> {
  const local = localTime(at);
  const [row] = await tx
    .select({ week: lastWeek(local) })
    .from(shops)
    .where(and(eq(shops.shopId, shop), sql`extract(isodow from ${local}) = 1 and extract(hour from ${local}) >= 7`));
  return row?.week;
}

/** Whether anything was ordered or paid in these days. */
export async function hasFigures(tx: Tx, from: string, to: string): Promise<boolean> {
  const { rows } = await tx.execute<{ some: boolean }>(sql`
    select exists (select from sales_between(${from}::date, ${to}::date))
      or exists (select from money_between(${from}::date, ${to}::date)) as some`);
  return rows[0]?.some ?? false;
}

/** Takes a week for those of these people who want it and had none of it queued: of two that do it at once, one does. */
export async function takeRecipients(tx: Tx, shop: string, week: string, people: string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const taken = await tx
    .insert(weeklyMails)
    .values(people.toSorted().map((person) => ({ shopId: shop, userId: person, queuedWeek: week })))
    .onConflictDoUpdate({
      target: [shopId, userId],
      set: { queuedWeek: sql`excluded.queued_week` },
      setWhere: and(isWanted, or(isNull(queuedWeek), lt(queuedWeek, week))),
    })
    .returning({ userId });
  return taken.map((row) => row.userId);
}

const of = (shop: string, person: string) => and(eq(shopId, shop), eq(userId, person));

/** Whether a person wants the mail of a week and has not got it. */
export async function isUnsent(tx: Tx, shop: string, person: string, week: string): Promise<boolean> {
  const unsent = or(isNull(sentWeek), lt(sentWeek, week));
  const rows = await tx
    .select({ userId })
    .from(weeklyMails)
    .where(and(of(shop, person), isWanted, unsent));
  return rows.length > 0;
}

export const markSent = (tx: Tx, shop: string, person: string, week: string) =>
  tx.update(weeklyMails).set({ sentWeek: week }).where(of(shop, person));

export async function wantsMail(tx: Tx, shop: string, person: string): Promise<boolean> {
  const [row] = await tx.select({ isWanted }).from(weeklyMails).where(of(shop, person));
  return row?.isWanted ?? true;
}

export const setWanted = (tx: Tx, shop: string, person: string, wanted: boolean) =>
  tx
    .insert(weeklyMails)
    .values({ shopId: shop, userId: person, isWanted: wanted })
    .onConflictDoUpdate({ target: [shopId, userId], set: { isWanted: wanted } });

/** The language a person has chosen, if any. */
export async function findLanguage(tx: Tx, person: string): Promise<Language | null> {
  const [row] = await tx.select({ language: users.language }).from(users).where(eq(users.id, person));
  return row?.language ?? null;
}
