import type { LookEvent } from "@mauzo/contract/account/record-events";
import type { Access } from "@mauzo/contract/endpoint";
import type { Pool } from "../../db/connection-pool.ts";
import { insertLook } from "../../db/sql/insert-look.ts";
import { inShop } from "../../db/tenant-transaction.ts";
import type { ContextOf } from "../request-context.ts";

/** What was asked for, without the words of a search: they may be a customer's name. */
const filtersOf = (query: unknown): string[] =>
  typeof query === "object" && query !== null
    ? Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [name]))
    : [];

const idOf = (params: unknown): string | null =>
  typeof params === "object" && params !== null && "id" in params ? String(params.id) : null;

/** Writes into the shop's record that something is shown or exported, before it is. */
export async function recordLook(
  pool: Pool,
  event: LookEvent,
  address: { params?: unknown; query?: unknown },
  context: ContextOf<Access>,
): Promise<void> {
  if (!("shopId" in context)) return;
  const { shopId, phones, origin } = context;
  const look = { event, subjectId: idOf(address.params), told: { filters: filtersOf(address.query) } };
  await inShop(pool, shopId, (tx) => insertLook(tx, look), phones, origin);
}
