import { pgSchema } from "drizzle-orm/pg-core";

/** People, sessions and their secrets; no shop in it. */
export const auth = pgSchema("auth");
