import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { bigint, customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** The columns most tenant tables share. */
export const shopId = () => uuid("shop_id").notNull();
export const id = () => uuid("id").notNull();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "string" });
/** Minor units; safe integers by the contract's limits. */
export const minor = (name: string) => bigint(name, { mode: "number" });
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
/** A transaction id, as text: it may exceed the safe integers. */
export const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });
export const tsVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** SQL for a timestamp as the contract's ISO string. */
export const isoTextSql = (moment: string) => `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The same for a column or another part of SQL. */
export const isoText = (moment: SQLWrapper): SQL<string> =>
  sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * SQL for the first of two that has a value, for a condition that goes by an index. With `coalesce` none does under
 * row security: PostgreSQL takes it for something that might leak rows, and compares all that the shop has.
 */
export const firstKnown = (first: SQLWrapper, second: SQLWrapper): SQL =>
  sql`case when ${first} is null then ${second} else ${first} end`;

/** SQL for the smallest id that a row created at or after this moment can have: ids are in time order. */
export const firstIdSql = (moment: string) =>
  `(lpad(to_hex(floor(extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid`;

/** Turns a timestamp as PostgreSQL writes it into the contract's ISO string. */
export const toIsoString = (text: string) => new Date(text).toISOString();

/**
 * The price filter's condition on a product `p`: the range from its lowest to its highest price overlaps the wanted
 * range. `value` is a placeholder.
 */
export const priceOverlap = {
  least: (value: `$${number}`) => `p.price_to_minor >= ${value}`,
  most: (value: `$${number}`) => `p.price_from_minor <= ${value}`,
};
