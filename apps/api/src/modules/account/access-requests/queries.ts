import { type AccessRequest, askAgainHours, type OwnAccessRequest } from "@mauzo/contract/account/access-requests";
import type { Language } from "@mauzo/contract/shared";
import { and, asc, eq, sql } from "drizzle-orm";
import { isoText } from "../../../db/columns.ts";
import { accessRequests } from "../../../db/schema/account/access-requests.ts";
import { memberships } from "../../../db/schema/account/memberships.ts";
import { users } from "../../../db/schema/account/users.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../db/sql/json-object.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const { id, userId, resource, action, state } = accessRequests;
const own = { id, resource, action, state, asked_at: isoText(accessRequests.askedAt) };
const one = (shopId: string, requestId: string) => and(eq(accessRequests.shopId, shopId), eq(id, requestId));

/** What nobody has answered, the oldest first. */
export const listOpen = (tx: Tx, shopId: string): Promise<AccessRequest[]> =>
  tx
    .select({
      ...{ id, resource, action, asked_at: own.asked_at },
      by: jsonObject<AccessRequest["by"]>({ id: users.id, name: users.name }),
    })
    .from(accessRequests)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(accessRequests.shopId, shopId), eq(state, "open")))
    .orderBy(asc(accessRequests.askedAt), asc(id));

export const listOwn = (tx: Tx, shopId: string, who: string): Promise<OwnAccessRequest[]> =>
  tx
    .select(own)
    .from(accessRequests)
    .where(and(eq(accessRequests.shopId, shopId), eq(userId, who)))
    .orderBy(asc(id));

type Wanted = Pick<typeof accessRequests.$inferInsert, "shopId" | "userId" | "resource" | "action">;

/** Opens a request; undefined while one is open, or was refused lately. */
export async function openRequest(tx: Tx, wanted: Wanted): Promise<OwnAccessRequest | undefined> {
  const isAnswered = sql`${state} = 'granted'
    or ${state} = 'refused' and ${accessRequests.decidedAt} < now() - make_interval(hours => ${askAgainHours})`;
  const [row] = await tx
    .insert(accessRequests)
    .values(wanted)
    .onConflictDoUpdate({
      target: [accessRequests.shopId, userId, resource],
      set: { action: wanted.action, state: "open", askedAt: sql`now()`, decidedBy: null, decidedAt: null },
      setWhere: isAnswered,
    })
    .returning(own);
  return row;
}

export async function findOwn(
  tx: Tx,
  { shopId, userId: who, resource: of }: Wanted,
): Promise<OwnAccessRequest | undefined> {
  const [row] = await tx
    .select(own)
    .from(accessRequests)
    .where(and(eq(accessRequests.shopId, shopId), eq(userId, who), eq(resource, of)));
  return row;
}

/** A request as it is stored, locked until the transaction ends. */
export async function lockRequest(tx: Tx, shopId: string, requestId: string) {
  const [row] = await tx.select().from(accessRequests).where(one(shopId, requestId)).for("no key update");
  return row;
}

type Answer = { state: "granted" | "refused"; decidedBy: string };
export const answerRequest = (tx: Tx, shopId: string, requestId: string, answer: Answer) =>
  tx
    .update(accessRequests)
    .set({ ...answer, decidedAt: sql`now()` })
    .where(one(shopId, requestId));

/** What a mail about a request says, with the address of who asked. */
export async function findForMail(tx: Tx, shopId: string, requestId: string) {
  const [row] = await tx
    .select({ resource, action, state, name: users.name, email: users.email })
    .from(accessRequests)
    .innerJoin(memberships, and(eq(memberships.shopId, accessRequests.shopId), eq(memberships.userId, userId)))
    .innerJoin(users, eq(users.id, userId))
    .where(one(shopId, requestId));
  return row;
}

/** What the shop is called, and the language of its mail. */
export async function findShopWords(tx: Tx, shopId: string): Promise<{ shop: string; language: Language }> {
  const [row] = await tx
    .select({ shop: shops.name, language: shops.language })
    .from(shops)
    .where(eq(shops.shopId, shopId));
  return { shop: row?.shop ?? "", language: row?.language ?? "en" };
}
