import { and, eq, getTableName } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import pino from "pino";
import { readEnv } from "../../env.ts";
import { listShops } from "../cleaning/list-shops.ts";
import { openPool, type Pool } from "../connection-pool.ts";
import { inShop, type Tx } from "../tenant-transaction.ts";
import { sealedColumns } from "./sealed-columns.ts";
import { openSealedValues, type SealedValues } from "./sealed-values.ts";

/** Seals the values of a shop's rows that an older key sealed; returns how many there were. */
async function resealShop(tx: Tx, shopId: string, sealedValues: SealedValues): Promise<number> {
  let count = 0;
  for (const { table, columns } of sealedColumns) {
    const read: Record<string, PgColumn> = { id: table.id, ...columns };
    const rows: Record<string, unknown>[] = await tx
      .select(read)
      .from(table)
      .where(eq(table.shopId, shopId))
      .for("update");
    for (const { id, ...values } of rows) {
      const sealedAnew = Object.entries(columns).flatMap(([name, column]): [string, Buffer][] => {
        const sealed: unknown = values[name];
        if (!Buffer.isBuffer(sealed) || sealedValues.isNewest(sealed)) return [];
        const place = { shopId, table: getTableName(table), id: String(id), field: column.name };
        return [[name, sealedValues.seal(sealedValues.open(sealed, place), place)]];
      });
      if (sealedAnew.length === 0) continue;
      await tx
        .update(table)
        .set(Object.fromEntries(sealedAnew))
        .where(and(eq(table.shopId, shopId), eq(table.id, id)));
      count += sealedAnew.length;
    }
  }
  return count;
}

/** Seals all values of all shops with the newest key, so that the older ones may go. Safe to run again at any time. */
export async function reseal(pool: Pool, sealedValues: SealedValues): Promise<number> {
  let count = 0;
  for (let after = ""; ; ) {
    const shops = await listShops(pool, { after, upTo: "ff".repeat(32) }, 500);
    for (const { shopId } of shops) count += await inShop(pool, shopId, (tx) => resealShop(tx, shopId, sealedValues));
    const last = shops.at(-1);
    if (last === undefined) return count;
    after = last.key;
  }
}

if (process.argv[1] === import.meta.filename) {
  const env = readEnv();
  const pool = openPool(env.databaseUrl, { log: pino({ level: "warn" }) });
  const count = await reseal(pool, openSealedValues(env.sealKeys));
  process.stdout.write(`${count} values sealed with the newest key\n`);
  await pool.end();
}
