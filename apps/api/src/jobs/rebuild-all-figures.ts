import pino from "pino";
import { listShops } from "../db/cleaning/list-shops.ts";
import { openPool } from "../db/connection-pool.ts";
import { readEnv } from "../env.ts";
import { rebuildFigures } from "../modules/insights/rollups/rebuild-figures.ts";

const { databaseUrl } = readEnv();
const pool = openPool(databaseUrl, { log: pino({ level: "warn" }) });
for (let after = ""; ; ) {
  const shops = await listShops(pool, { after, upTo: "ff".repeat(32) }, 500);
  for (const { shopId } of shops)
    process.stdout.write(`${shopId}: ${await rebuildFigures(pool, shopId)} days rolled up\n`);
  const last = shops.at(-1);
  if (last === undefined) break;
  after = last.key;
}
await pool.end();
