import { readdirSync } from "node:fs";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";

const folder = new URL("../src/db/schema/", import.meta.url);

async function tablesIn(file: string): Promise<PgTable[]> {
  const exported: Record<string, unknown> = await import(new URL(file, folder).href);
  return Object.values(exported).filter((value) => is(value, PgTable));
}

const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
/** Every table the schema files describe. */
export const tables: PgTable[] = (await Promise.all(files.map(tablesIn))).flat();
