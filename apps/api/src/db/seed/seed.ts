import { parseArgs } from "node:util";
import { ProductInput } from "@mauzo/contract/products";
import { NewShop } from "@mauzo/contract/shop";
import pino from "pino";
import { readEnv } from "../../env.ts";
import { openQueue, type Queue } from "../../jobs/queue.ts";
import { createProduct } from "../../modules/products/create-product.ts";
import { getProductsPage } from "../../modules/products/get-products-page.ts";
import { createShop } from "../../modules/shop/create-shop.ts";
import { openPool, type Pool } from "../client.ts";
import { findEntrance } from "../entrances.ts";
import { type Identity, makeIdentity } from "../people/identity.ts";
import { inShop } from "../scope.ts";
import { demoProducts, demoShop } from "./demo-products.ts";
import { fillShop } from "./large/fill-shop.ts";
import { large } from "./large/made-up.ts";

const demo = "demo";
type Market = { pool: Pool; queue: Queue; identity: Identity };

async function ownerId(identity: Identity, slug: string): Promise<string> {
  const owner = { name: "Neema", email: `${slug}@mauzo.example`, password: "karibu-mauzo" };
  const entered = await identity.api
    .signUpEmail({ body: owner })
    .catch(() => identity.api.signInEmail({ body: owner }));
  return entered.user.id;
}

/** A demo shop, opened by an owner of its own where there is none. */
async function demoShopId({ pool, queue, identity }: Market, slug: string): Promise<string> {
  const entrance = await findEntrance(pool, "slug", slug);
  return (
    entrance?.shopId ??
    (await createShop({ pool, queue }, await ownerId(identity, slug), NewShop.parse(demoShop), slug)).id
  );
}

/** The demo shop with its owner and goods, made by the same verbs a person's clicks run. Adds only what is missing. */
async function seedDemo(market: Market): Promise<void> {
  const { pool, queue } = market;
  const shopId = await demoShopId(market, demo);
  const { items: present } = await inShop(pool, shopId, (tx) => getProductsPage(tx, shopId, { limit: 100 }));
  if (present.length >= demoProducts.length) return;
  const names = new Set(present.map(({ name }) => name));
  for (const product of demoProducts.toReversed()) {
    if (names.has(product.name)) continue;
    await createProduct({ queue }, { shopId, tx: (work) => inShop(pool, shopId, work) }, ProductInput.parse(product));
  }
}

const { values: asked } = parseArgs({ options: { large: { type: "boolean" }, shop: { type: "string" } } });
const env = readEnv();
const log = pino({ level: "warn" });
const pool = openPool(env.databaseUrl, { log });
const queue = await openQueue(pool, log);
const identity = makeIdentity(pool, { secret: env.authSecret, siteUrl: env.siteUrl });
const market: Market = { pool, queue, identity };
await seedDemo(market);
if (asked.large) {
  const shopId = await demoShopId(market, asked.shop ?? demo);
  await fillShop(pool, shopId, large, { chunk: 5_000, say: (line) => process.stdout.write(`${line}\n`) });
}
await queue.stop();
await pool.end();
