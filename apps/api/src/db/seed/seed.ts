import { parseArgs } from "node:util";
import { ProductInput } from "@mauzo/contract/catalogue/products";
import { NewShop } from "@mauzo/contract/shop/shop";
import pino from "pino";
import { readEnv } from "../../env.ts";
import { makeEmitFact } from "../../facts.ts";
import { createProduct } from "../../modules/catalogue/products/create-product.ts";
import { openWebhookKeys } from "../../modules/conversations/channels/open-webhook-keys.ts";
import { createShop } from "../../modules/shop/shop/create-shop.ts";
import { getShop } from "../../modules/shop/shop/get-shop.ts";
import { inTransactionSubscribers } from "../../subscribers.ts";
import { makeIdentity } from "../auth/better-auth.ts";
import { openPool } from "../connection-pool.ts";
import { findLookupKey } from "../lookup-keys.ts";
import { openSealedValues } from "../sealed/sealed-values.ts";
import { inShop, outsideShops } from "../tenant-transaction.ts";
import { seedDemoChannel } from "./channel/seed-demo-channel.ts";
import { asProduct, demoPicture, smallShops } from "./demo-shops.ts";
import { seedDemoKeys } from "./developers/seed-demo-keys.ts";
import { seedDemoWebhooks } from "./developers/seed-demo-webhooks.ts";
import { seedLargeShop } from "./large/seed-large-shop.ts";
import { largeSeed } from "./large/seeded-values.ts";
import { demoOwner } from "./life/demo-people.ts";
import { seedDemoPopups } from "./marketing/seed-demo-popups.ts";
import { seedDemoSms } from "./marketing/seed-demo-sms.ts";
import { seedDemoPayouts, seedWaitingCase } from "./payouts/seed-demo-payouts.ts";
import { seedDemoOperator } from "./seed-demo-operator.ts";
import { getDemoShop, type SeedDeps, seedDemoShop } from "./seed-demo-shop.ts";
import { insertOwner, setStorefront } from "./write-demo-rows.ts";

const demo = "demo";

/** Creates the small shops that are missing, each with its products. */
async function seedSmallShops({ pool, emitFact }: SeedDeps): Promise<void> {
  for (const { slug, owner, shop, place, products } of smallShops) {
    if (await findLookupKey(pool, "slug", slug)) continue;
    const userId = await insertOwner(outsideShops(pool), { name: owner, email: `${slug}@mauzo.example` });
    const { id: shopId } = await createShop({ pool, emitFact }, userId, NewShop.parse({ ...shop, language: "sw" }), {
      slug,
    });
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
const seedDeps: SeedDeps = { pool, emitFact, identity, log, env };
await seedSmallShops(seedDeps);
await seedDemoOperator(seedDeps, env.operators);
const { shopId, ownerId } = await seedDemoShop(seedDeps, demo, Date.now());
const sealedValues = openSealedValues(env.sealKeys);
await seedDemoWebhooks({ pool, env, sealedValues }, shopId);
await seedDemoPopups({ pool }, shopId, Date.now());
await seedDemoChannel(
  {
    pool,
    env,
    sealedValues,
    webhookKeys: openWebhookKeys({ secret: env.authSecret, siteUrl: env.siteUrl }),
  },
  { shopId, userId: ownerId, dataDir: env.dataDir },
);
const nowMs = Date.now();
const demoShop = await inShop(pool, shopId, (tx) => getShop(tx, shopId));
if (demoShop.is_demo) {
  await seedDemoPayouts({ pool, sealedValues }, { shopId, owner: { userId: ownerId, name: demoOwner }, nowMs });
  await seedDemoSms({ pool, env, sealedValues }, { shopId, nowMs });
  await seedDemoKeys({ pool }, { shopId, userId: ownerId });
}
const [waiting] = smallShops;
const waits = waiting && (await findLookupKey(pool, "slug", waiting.slug));
if (waits) {
  const owner = { name: waiting.owner, email: `${waiting.slug}@mauzo.example` };
  const userId = await insertOwner(outsideShops(pool), owner);
  const seeding = { shopId: waits.shopId, owner: { userId, name: owner.name }, nowMs };
  await seedWaitingCase({ pool, sealedValues }, seeding);
}
if (asked.large) {
  const { id: shopId } = await getDemoShop(seedDeps, asked.shop ?? demo);
  await seedLargeShop(pool, shopId, largeSeed, { chunk: 1_000, say: (line) => process.stdout.write(`${line}\n`) });
}
await pool.end();
