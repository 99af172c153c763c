import { pgSchema } from "drizzle-orm/pg-core";

/** People, sessions and their secrets; nothing here belongs to a shop. */
export const auth = pgSchema("auth");
