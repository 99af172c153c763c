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

const owner = { name: "Neema", email: "demo@mauzo.example", password: "karibu-mauzo" };
const slug = "demo";

async function demoOwnerId(identity: Identity): Promise<string> {
  const entered = await identity.api
    .signUpEmail({ body: owner })
    .catch(() => identity.api.signInEmail({ body: owner }));
  return entered.user.id;
}

async function demoShopId(pool: Pool, identity: Identity): Promise<string> {
  const entrance = await findEntrance(pool, "slug", slug);
  return (
    entrance?.shopId ?? (await createShop({ pool }, await demoOwnerId(identity), NewShop.parse(demoShop), slug)).id
  );
}

/** The demo shop with its owner and goods, made by the same verbs a person's clicks run. Adds only what is missing. */
async function seedDemo(pool: Pool, identity: Identity): Promise<void> {
  const shopId = await demoShopId(pool, identity);
  const present = await inShop(pool, shopId, (tx) => getNewestProducts(tx, shopId, 100));
  if (present.length >= demoProducts.length) return;
  const names = new Set(present.map(({ name }) => name));
  for (const product of demoProducts.toReversed()) {
    if (names.has(product.name)) continue;
    await createProduct({ shopId, tx: (work) => inShop(pool, shopId, work) }, ProductInput.parse(product));
  }
}

const env = readEnv();
const pool = openPool(env.databaseUrl, pino({ level: "warn" }));
await seedDemo(pool, makeIdentity(pool, { secret: env.authSecret, siteUrl: env.siteUrl }));
await pool.end();
