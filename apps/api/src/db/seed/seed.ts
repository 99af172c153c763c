import { parseArgs } from "node:util";
import { ProductInput } from "@mauzo/contract/products";
import { NewShop } from "@mauzo/contract/shop";
import pino from "pino";
import { readEnv } from "../../env.ts";
import { createProduct } from "../../modules/products/create-product.ts";
import { getNewestProducts } from "../../modules/products/get-newest-products.ts";
import { createShop } from "../../modules/shop/create-shop.ts";
import { openPool, type Pool } from "../client.ts";
import { findEntrance } from "../entrances.ts";
import { type Identity, makeIdentity } from "../people/identity.ts";
import { inShop } from "../scope.ts";
import { demoProducts, demoShop } from "./demo-products.ts";
import { fillShop } from "./large/fill-shop.ts";
import { large } from "./large/made-up.ts";

const demo = "demo";

async function ownerId(identity: Identity, slug: string): Promise<string> {
  const owner = { name: "Neema", email: `${slug}@mauzo.example`, password: "karibu-mauzo" };
  const entered = await identity.api
    .signUpEmail({ body: owner })
    .catch(() => identity.api.signInEmail({ body: owner }));
  return entered.user.id;
}

/** A demo shop, opened by an owner of its own where there is none. */
async function demoShopId(pool: Pool, identity: Identity, slug: string): Promise<string> {
  const entrance = await findEntrance(pool, "slug", slug);
  return (
    entrance?.shopId ?? (await createShop({ pool }, await ownerId(identity, slug), NewShop.parse(demoShop), slug)).id
  );
}

/** The demo shop with its owner and goods, made by the same verbs a person's clicks run. Adds only what is missing. */
async function seedDemo(pool: Pool, identity: Identity): Promise<void> {
  const shopId = await demoShopId(pool, identity, demo);
  const present = await inShop(pool, shopId, (tx) => getNewestProducts(tx, shopId, 100));
  if (present.length >= demoProducts.length) return;
  const names = new Set(present.map(({ name }) => name));
  for (const product of demoProducts.toReversed()) {
    if (names.has(product.name)) continue;
    await createProduct({ shopId, tx: (work) => inShop(pool, shopId, work) }, ProductInput.parse(product));
  }
}

const { values: asked } = parseArgs({ options: { large: { type: "boolean" }, shop: { type: "string" } } });
const env = readEnv();
const pool = openPool(env.databaseUrl, { log: pino({ level: "warn" }) });
const identity = makeIdentity(pool, { secret: env.authSecret, siteUrl: env.siteUrl });
await seedDemo(pool, identity);
if (asked.large) {
  const shopId = await demoShopId(pool, identity, asked.shop ?? demo);
  await fillShop(pool, shopId, large, { chunk: 5_000, say: (line) => process.stdout.write(`${line}\n`) });
}
await pool.end();
