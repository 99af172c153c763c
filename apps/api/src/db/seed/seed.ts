import { parseArgs } from "node:util";
import type { AddOnGroup, AddOnGroupInput } from "@mauzo/contract/catalogue/add-ons";
import { ProductInput } from "@mauzo/contract/catalogue/products";
import { NewShop } from "@mauzo/contract/shop/shop";
import pino from "pino";
import { readEnv } from "../../env.ts";
import { type EmitFact, makeEmitFact } from "../../facts.ts";
import { createProduct } from "../../modules/catalogue/products/create-product.ts";
import { listSellableProducts } from "../../modules/catalogue/products/list-sellable-products.ts";
import { createShop } from "../../modules/shop/shop/create-shop.ts";
import { getShop } from "../../modules/shop/shop/get-shop.ts";
import { inTransactionSubscribers } from "../../subscribers.ts";
import { type Identity, makeIdentity } from "../auth/better-auth.ts";
import { openPool, type Pool } from "../connection-pool.ts";
import { findLookupKey } from "../lookup-keys.ts";
import { inShop, outsideShops } from "../tenant-transaction.ts";
import { demoProducts, demoShop } from "./demo-products.ts";
import { asProduct, demoPicture, demoStorefront, smallShops } from "./demo-shops.ts";
import { seedLargeShop } from "./large/seed-large-shop.ts";
import { largeSeed } from "./large/seeded-values.ts";
import { insertOwner, setStorefront } from "./write-demo-rows.ts";

const demo = "demo";
const demoOwner = "Neema";
type SeedDeps = { pool: Pool; emitFact: EmitFact; identity: Identity };

async function ownerId(identity: Identity, slug: string): Promise<string> {
  const owner = { name: demoOwner, email: `${slug}@mauzo.example`, password: "karibu-mauzo" };
  const entered = await identity.api
    .signUpEmail({ body: owner })
    .catch(() => identity.api.signInEmail({ body: owner }));
  return entered.user.id;
}

/** Returns the id of a demo shop; creates the shop and its owner if there is none. */
async function demoShopId({ pool, emitFact, identity }: SeedDeps, slug: string): Promise<string> {
  const lookupKey = await findLookupKey(pool, "slug", slug);
  return (
    lookupKey?.shopId ??
    (await createShop({ pool, emitFact }, await ownerId(identity, slug), NewShop.parse(demoShop), slug)).id
  );
}

/** Refers to a group that exists by now, for the next product with the same group. */
const asExistingGroup = (group: AddOnGroupInput, made: AddOnGroup | undefined): AddOnGroupInput => ({
  ...group,
  id: made?.id,
  expected_updated_at: made?.updated_at,
  add_ons: group.add_ons.map((addOn, at) => ({ ...addOn, id: made?.add_ons[at]?.id })),
});

/**
 * Creates the demo shop, its owner and its products with the same functions that requests call. Adds only what is
 * missing.
 */
async function seedDemo(deps: SeedDeps): Promise<void> {
  const { pool, emitFact } = deps;
  const shopId = await demoShopId(deps, demo);
  const { items: present } = await inShop(pool, shopId, (tx) => listSellableProducts(tx, shopId, { limit: 100 }));
  if (present.length >= demoProducts.length) return;
  const person = { userId: await ownerId(deps.identity, demo), name: demoOwner };
  const groups = new Map<AddOnGroupInput, AddOnGroupInput>();
  const names = new Set(present.map(({ name }) => name));
  for (const product of demoProducts.toReversed()) {
    if (names.has(product.name)) continue;
    const made = await createProduct(
      { emitFact },
      { shopId, tx: (work) => inShop(pool, shopId, work), person },
      ProductInput.parse({ ...product, add_on_groups: product.add_on_groups?.map((each) => groups.get(each) ?? each) }),
    );
    for (const [at, group] of product.add_on_groups?.entries() ?? [])
      groups.set(group, asExistingGroup(group, made.add_on_groups[at]));
  }
}

/** Sets the demo shop's place and cover, unless somebody has changed them since. */
async function seedStorefront({ pool }: SeedDeps): Promise<void> {
  const lookupKey = await findLookupKey(pool, "slug", demo);
  if (!lookupKey) return;
  const { shopId } = lookupKey;
  await inShop(pool, shopId, async (tx) => {
    const { place, cover_url } = await getShop(tx, shopId);
    if (place === "" && cover_url === null) await setStorefront(tx, shopId, demoStorefront);
  });
}

/** Creates the small shops that are missing, each with its products. */
async function seedSmallShops({ pool, emitFact }: SeedDeps): Promise<void> {
  for (const { slug, owner, shop, place, products } of smallShops) {
    if (await findLookupKey(pool, "slug", slug)) continue;
    const userId = await insertOwner(outsideShops(pool), { name: owner, email: `${slug}@mauzo.example` });
    const { id: shopId } = await createShop(
      { pool, emitFact },
      userId,
      NewShop.parse({ ...shop, language: "sw" }),
      slug,
    );
    const [first] = products;
    const coverUrl = first?.picture ? demoPicture(first.picture) : null;
    await inShop(pool, shopId, (tx) => setStorefront(tx, shopId, { place, coverUrl }));
    for (const good of products.toReversed()) {
      const product = ProductInput.parse(asProduct(good, shop.category));
      await createProduct(
        { emitFact },
        { shopId, tx: (work) => inShop(pool, shopId, work), person: { userId, name: owner } },
        product,
      );
    }
  }
}

const { values: asked } = parseArgs({ options: { large: { type: "boolean" }, shop: { type: "string" } } });
const env = readEnv();
const log = pino({ level: "warn" });
// The orders of a large shop take longer than a request may.
const pool = openPool(env.databaseUrl, { log, statementMs: 300_000 });
// Without notifications: the dispatcher polls every second.
const emitFact = makeEmitFact(inTransactionSubscribers, () => undefined);
const identity = makeIdentity(pool, { secret: env.authSecret, siteUrl: env.siteUrl });
const seedDeps: SeedDeps = { pool, emitFact, identity };
await seedSmallShops(seedDeps);
await seedDemo(seedDeps);
await seedStorefront(seedDeps);
if (asked.large) {
  const shopId = await demoShopId(seedDeps, asked.shop ?? demo);
  await seedLargeShop(pool, shopId, largeSeed, { chunk: 1_000, say: (line) => process.stdout.write(`${line}\n`) });
}
await pool.end();
