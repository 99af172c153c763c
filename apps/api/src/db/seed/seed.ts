import { parseArgs } from "node:util";
import type { AddOnGroup, AddOnGroupInput } from "@mauzo/contract/catalogue/add-ons";
import { ProductInput } from "@mauzo/contract/catalogue/products";
import { NewShop } from "@mauzo/contract/shop/shop";
import pino from "pino";
import { readEnv } from "../../env.ts";
import { openQueue, type Queue } from "../../jobs/queue.ts";
import { createProduct } from "../../modules/catalogue/products/create-product.ts";
import { getProductsPage } from "../../modules/catalogue/products/get-products-page.ts";
import { createShop } from "../../modules/shop/shop/create-shop.ts";
import { getShop } from "../../modules/shop/shop/get-shop.ts";
import { openPool, type Pool } from "../client.ts";
import { findEntrance } from "../entrances.ts";
import { type Identity, makeIdentity } from "../people/identity.ts";
import { inShop, outsideShops } from "../scope.ts";
import { demoProducts, demoShop } from "./demo-products.ts";
import { insertOwner, setFront } from "./demo-rows.ts";
import { asProduct, demoFront, demoPicture, smallShops } from "./demo-shops.ts";
import { fillShop } from "./large/fill-shop.ts";
import { large } from "./large/made-up.ts";

const demo = "demo";
const demoOwner = "Neema";
type Market = { pool: Pool; queue: Queue; identity: Identity };

async function ownerId(identity: Identity, slug: string): Promise<string> {
  const owner = { name: demoOwner, email: `${slug}@mauzo.example`, password: "karibu-mauzo" };
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

/** A group that is there by now, for the next product that has the same. */
const asKept = (group: AddOnGroupInput, made: AddOnGroup | undefined): AddOnGroupInput => ({
  ...group,
  id: made?.id,
  expected_updated_at: made?.updated_at,
  add_ons: group.add_ons.map((addOn, at) => ({ ...addOn, id: made?.add_ons[at]?.id })),
});

/** The demo shop with its owner and goods, made by the same verbs a person's clicks run. Adds only what is missing. */
async function seedDemo(market: Market): Promise<void> {
  const { pool, queue } = market;
  const shopId = await demoShopId(market, demo);
  const { items: present } = await inShop(pool, shopId, (tx) => getProductsPage(tx, shopId, { limit: 100 }));
  if (present.length >= demoProducts.length) return;
  const person = { userId: await ownerId(market.identity, demo), name: demoOwner };
  const groups = new Map<AddOnGroupInput, AddOnGroupInput>();
  const names = new Set(present.map(({ name }) => name));
  for (const product of demoProducts.toReversed()) {
    if (names.has(product.name)) continue;
    const made = await createProduct(
      { queue },
      { shopId, tx: (work) => inShop(pool, shopId, work), person },
      ProductInput.parse({ ...product, add_on_groups: product.add_on_groups?.map((each) => groups.get(each) ?? each) }),
    );
    for (const [at, group] of product.add_on_groups?.entries() ?? [])
      groups.set(group, asKept(group, made.add_on_groups[at]));
  }
}

/** Where the demo shop is and how its page begins, unless somebody has said so since. */
async function seedFront({ pool }: Market): Promise<void> {
  const entrance = await findEntrance(pool, "slug", demo);
  if (!entrance) return;
  const { shopId } = entrance;
  await inShop(pool, shopId, async (tx) => {
    const { place, cover_url } = await getShop(tx, shopId);
    if (place === "" && cover_url === null) await setFront(tx, shopId, demoFront);
  });
}

/** The small shops that are missing, each with its goods. */
async function seedSmallShops({ pool, queue }: Market): Promise<void> {
  for (const { slug, owner, shop, place, goods } of smallShops) {
    if (await findEntrance(pool, "slug", slug)) continue;
    const userId = await insertOwner(outsideShops(pool), { name: owner, email: `${slug}@mauzo.example` });
    const { id: shopId } = await createShop({ pool, queue }, userId, NewShop.parse({ ...shop, language: "sw" }), slug);
    const [first] = goods;
    const coverUrl = first?.picture ? demoPicture(first.picture) : null;
    await inShop(pool, shopId, (tx) => setFront(tx, shopId, { place, coverUrl }));
    for (const good of goods.toReversed()) {
      const product = ProductInput.parse(asProduct(good, shop.category));
      await createProduct(
        { queue },
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
const queue = await openQueue(pool, log);
const identity = makeIdentity(pool, { secret: env.authSecret, siteUrl: env.siteUrl });
const market: Market = { pool, queue, identity };
await seedSmallShops(market);
await seedDemo(market);
await seedFront(market);
if (asked.large) {
  const shopId = await demoShopId(market, asked.shop ?? demo);
  await fillShop(pool, shopId, large, { chunk: 1_000, say: (line) => process.stdout.write(`${line}\n`) });
}
await queue.stop();
await pool.end();
