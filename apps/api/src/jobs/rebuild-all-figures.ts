import pino from "pino";
import { listShops } from "../db/cleaning/list-shops.ts";
import { openPool } from "../db/connection-pool.ts";
import { readEnv } from "../env.ts";
import { rebuildFigures } from "../modules/insights/rollups/rebuild-figures.ts";

/** Facts wait for whoever writes for long: what takes longer than this is done in smaller parts. */
const statementMs = 5_000;

const { databaseUrl } = readEnv();
const log = pino({ level: "warn" });
const pool = openPool(databaseUrl, { log, name: "mauzo-figures", statementMs });
for (let after = ""; ; ) {
  const shops = await listShops(pool, { after, upTo: "ff".repeat(32) }, 500);
  for (const { shopId } of shops)
    try {
      process.stdout.write(`${shopId}: ${await rebuildFigures(pool, shopId)} days rolled up\n`);
    } catch (err) {
      // Its figures are read from its rows as far as they are not rolled up; the other shops go on.
      log.error({ err, shopId }, "figures were not rebuilt");
      process.exitCode = 1;
    }
  const last = shops.at(-1);
  if (last === undefined) break;
  after = last.key;
}
await pool.end();
