import pino from "pino";
import { listShops } from "../db/cleaning/list-shops.ts";
import { openPool } from "../db/connection-pool.ts";
import { inShop } from "../db/tenant-transaction.ts";
import { readEnv } from "../env.ts";
import { checkChain } from "../modules/account/record/check-chain.ts";

/** Checks the record of every shop, and prints where each ends: kept elsewhere, it shows later that nothing was rewritten. */
const { databaseUrl } = readEnv();
const pool = openPool(databaseUrl, { log: pino({ level: "warn" }), name: "mauzo-record" });
for (let after = ""; ; ) {
  const shops = await listShops(pool, { after, upTo: "ff".repeat(32) }, 500);
  for (const { shopId } of shops) {
    const { number, hash, broken } = await inShop(pool, shopId, (tx) => checkChain(tx, shopId));
    if (broken) process.exitCode = 1;
    process.stdout.write(
      `${shopId}: ${broken ? `entry ${broken.number} is ${broken.problem}` : `${number} entries, ${hash}`}\n`,
    );
  }
  const last = shops.at(-1);
  if (last === undefined) break;
  after = last.key;
}
await pool.end();
