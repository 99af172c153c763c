import { bigint, customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** The columns most tenant tables share. */
export const shopId = () => uuid("shop_id").notNull();
export const id = () => uuid("id").notNull();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "string" });
/** Minor units; safe integers by the contract's limits. */
export const minor = (name: string) => bigint(name, { mode: "number" });
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const words = customType<{ data: string }>({ dataType: () => "tsvector" });

/** A moment as PostgreSQL writes it, as the contract's ISO string. */
export const isoMoment = (text: string) => new Date(text).toISOString();
