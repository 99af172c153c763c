import type { RecordEntry, RecordFilter } from "@mauzo/contract/account/record";
import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isoText } from "../../../db/columns.ts";
import { roles } from "../../../db/schema/account/roles.ts";
import { users } from "../../../db/schema/account/users.ts";
import { recordEntries } from "../../../db/schema/platform/record-entries.ts";
import { recordHeads } from "../../../db/schema/platform/record-heads.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../db/sql/json-object.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const people = alias(users, "people");
const { id, at, kind, event, address, before, after } = recordEntries;
const roleName = sql`case when ${event} like 'role\\_%' then coalesce(${before} ->> 'name', ${after} ->> 'name') end`;
const shown = {
  ...{ id, kind, event, address, before, after },
  at: isoText(at),
  by: jsonObject<RecordEntry["by"]>({
    ...{ kind: recordEntries.actorKind, id: recordEntries.actorId },
    name: sql`coalesce(${recordEntries.actorName}, ${users.name})`,
  }),
  // A member or a role is called as it is called now; one that is gone as it was.
  subject: jsonObject<RecordEntry["subject"]>({
    id: recordEntries.subjectId,
    name: sql`coalesce(${recordEntries.label}, ${people.name}, ${roles.name}, ${roleName})`,
  }),
};

/** The member whom an entry is about; as a uuid, so that they are found by their key. */
const memberId = sql`case when ${event} like 'member\\_%' or ${event} like 'ownership\\_offer\\_%' then ${recordEntries.subjectId}::uuid end`;

/** The role that an entry is about. */
const isOfRole = sql`${event} like 'role\\_%'`;
const roleId = sql`case when ${isOfRole} then ${recordEntries.subjectId}::uuid end`;

/** The beginning of a day of the shop, or of the day after it. */
const startOf = (shopId: string, day: string, daysLater = 0) => sql<string>`(
  select (${day}::date + ${daysLater}::int)::timestamp at time zone ${shops.timeZone} from ${shops}
  where ${shops.shopId} = ${shopId})`;

type Query = { [Name in keyof RecordFilter]: RecordFilter[Name] | undefined } & {
  cursor?: string | undefined;
  limit: number;
};

/** What was done, newest first: ids are in the order of the chain. */
export const listEntries = (tx: Tx, shopId: string, query: Query): Promise<RecordEntry[]> =>
  tx
    .select(shown)
    .from(recordEntries)
    .leftJoin(users, eq(users.id, recordEntries.actorId))
    .leftJoin(people, eq(people.id, memberId))
    .leftJoin(roles, and(eq(roles.shopId, recordEntries.shopId), eq(roles.id, roleId)))
    .where(
      and(
        eq(recordEntries.shopId, shopId),
        query.kind && eq(kind, query.kind),
        query.by ? eq(recordEntries.actorId, query.by) : undefined,
        query.from ? gte(at, startOf(shopId, query.from)) : undefined,
        query.to ? lt(at, startOf(shopId, query.to, 1)) : undefined,
        query.cursor ? lt(id, query.cursor) : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(query.limit);

/** The first place at which the chain of a shop's entries does not hold. */
export async function findBrokenLink(tx: Tx, shopId: string) {
  const { rows } = await tx.execute<{ number: string; problem: "changed" | "missing" }>(
    sql`select number, problem from broken_record_entry(${shopId}::uuid)`,
  );
  const [row] = rows;
  return row && { number: Number(row.number), problem: row.problem };
}

/** How many entries were ever written, and the hash that stands for all of them. */
export async function findEnd(tx: Tx, shopId: string): Promise<{ number: number; hash: string } | undefined> {
  const [row] = await tx
    .select({ number: recordHeads.number, hash: sql<string>`encode(${recordHeads.hash}, 'hex')` })
    .from(recordHeads)
    .where(eq(recordHeads.shopId, shopId));
  return row;
}
