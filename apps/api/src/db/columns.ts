import { bigint, customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** The columns most tenant tables share. */
export const shopId = () => uuid("shop_id").notNull();
export const id = () => uuid("id").notNull();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "string" });
/** Minor units; safe integers by the contract's limits. */
export const minor = (name: string) => bigint(name, { mode: "number" });
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const words = customType<{ data: string }>({ dataType: () => "tsvector" });

/** SQL for a moment as the contract's ISO string. */
export const isoOf = (moment: string) => `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL for the least id that something of this moment or later can have: ids are in order of time. */
export const firstIdOf = (moment: string) =>
  `(lpad(to_hex(floor(extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid`;

/** A moment as PostgreSQL writes it, as the contract's ISO string. */
export const isoMoment = (text: string) => new Date(text).toISOString();

/**
 * What a price filter asks of the product `p`: that some price between its lowest and its highest lies between the two.
 * `value` is a parameter's name.
 */
export const priceOverlap = {
  least: (value: `$${number}`) => `p.price_to_minor >= ${value}`,
  most: (value: `$${number}`) => `p.price_from_minor <= ${value}`,
};
