import type { AddOnGroup, AddOnGroupInput } from "@mauzo/contract/catalogue/add-ons";
import { ProductInput } from "@mauzo/contract/catalogue/products";
import { NewShop, type Shop } from "@mauzo/contract/shop/shop";
import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { createProduct } from "../../modules/catalogue/products/create-product.ts";
import { listSellableProducts } from "../../modules/catalogue/products/list-sellable-products.ts";
import { createShop } from "../../modules/shop/shop/create-shop.ts";
import { getShop } from "../../modules/shop/shop/get-shop.ts";
import { findLookupKey } from "../lookup-keys.ts";
import { users } from "../schema/account/users.ts";
import { inShop, type Origin, outsideShops, type Tx } from "../tenant-transaction.ts";
import { seedDemoTalks } from "./channel/seed-demo-talks.ts";
import { seedDemoUnmatched } from "./channel/seed-demo-unmatched.ts";
import { demoProducts, demoShop } from "./demo-products.ts";
import { demoAutoMessages, demoInbox, demoPayment, demoStorefront } from "./demo-shops.ts";
import { demoEmail, demoOwner, demoPassword, demoStaff } from "./life/demo-people.ts";
import { seedDemoLife } from "./life/seed-demo-life.ts";
import { seedDemoLinks } from "./marketing/seed-demo-links.ts";
import {
  insertAutoMessages,
  insertInboxSettings,
  insertRole,
  insertStaff,
  insertWaysToPay,
  setStorefront,
} from "./write-demo-rows.ts";

export type SeedDeps = Pick<Deps, "pool" | "emitFact" | "identity" | "log" | "env">;

/** The person of this e-mail, who may have another password by now. */
export async function personId({ pool, identity }: SeedDeps, name: string, email: string): Promise<string> {
  const [known] = await outsideShops(pool).select({ id: users.id }).from(users).where(eq(users.email, email));
  if (known) return known.id;
  const { user } = await identity.api.signUpEmail({ body: { name, email, password: demoPassword } });
  return user.id;
}

const ownerId = (deps: SeedDeps, slug: string) => personId(deps, demoOwner, demoEmail(slug));

/** Returns a demo shop; creates the shop and its owner if there is none. */
export async function getDemoShop(deps: SeedDeps, slug: string): Promise<Shop> {
  const { pool, emitFact } = deps;
  const lookupKey = await findLookupKey(pool, "slug", slug);
  if (lookupKey) return inShop(pool, lookupKey.shopId, (tx) => getShop(tx, lookupKey.shopId));
  const owner = await ownerId(deps, slug);
  return createShop({ pool, emitFact }, owner, NewShop.parse(demoShop), { slug, isDemo: true });
}

/** Refers to a group that exists by now, for the next product with the same group. */
const asExistingGroup = (group: AddOnGroupInput, made: AddOnGroup | undefined): AddOnGroupInput => ({
  ...group,
  id: made?.id,
  expected_updated_at: made?.updated_at,
  add_ons: group.add_ons.map((addOn, at) => ({ ...addOn, id: made?.add_ons[at]?.id })),
});

const emptyGroup = (group: AddOnGroupInput): AddOnGroupInput => ({
  ...group,
  add_ons: group.add_ons.map((addOn) => ({ ...addOn, stock: addOn.stock === null ? null : 0 })),
});
/** With nothing in stock yet: the shop's life brings in what it sells. */
const asEmptyProduct = ({ stock, variants, ...product }: ProductInput): ProductInput => ({
  ...product,
  ...(stock !== undefined && { stock: 0 }),
  ...(variants && { variants: variants.map((variant) => ({ ...variant, stock: 0 })) }),
});

/** Creates the products that are missing, with the same function that requests call. */
async function seedProducts({ pool, emitFact }: SeedDeps, shopId: string, userId: string): Promise<void> {
  const { items: present } = await inShop(pool, shopId, (tx) => listSellableProducts(tx, shopId, { limit: 100 }));
  const names = new Set(present.map(({ name }) => name));
  if (demoProducts.every(({ name }) => names.has(name))) return;
  const groups = new Map<AddOnGroupInput, AddOnGroupInput>();
  for (const product of demoProducts.toReversed()) {
    if (names.has(product.name)) continue;
    const made = await createProduct(
      { emitFact },
      { shopId, tx: (work) => inShop(pool, shopId, work), person: { userId, name: demoOwner } },
      ProductInput.parse({
        ...asEmptyProduct(product),
        add_on_groups: product.add_on_groups?.map((each) => emptyGroup(groups.get(each) ?? each)),
      }),
    );
    for (const [at, group] of product.add_on_groups?.entries() ?? [])
      groups.set(group, asExistingGroup(group, made.add_on_groups[at]));
  }
}

async function seedStaff(deps: SeedDeps, shop: Shop, ownerId: string) {
  const by: Origin = { kind: "person", id: ownerId };
  const [orders, stock] = await Promise.all(
    demoStaff.map(async ({ name, role, permissions }) => {
      const userId = await personId(deps, name, demoEmail(shop.slug, name));
      const add = async (tx: Tx) => {
        const named = role && { shopId: shop.id, name: role, permissions, updatedBy: ownerId };
        const roleId = named && (await insertRole(tx, named));
        await insertStaff(tx, { shopId: shop.id, userId, permissions, roleId });
      };
      await inShop(deps.pool, shop.id, add, "shown", by);
      return { userId, name };
    }),
  );
  if (!orders || !stock) throw new Error("the demo shop has two members of staff");
  return { orders, stock };
}

/**
 * Creates a demo shop with its people, its products and two months of life until now. Adds only what is missing, and
 * nothing to a shop that is no demo any more because its owner started empty.
 */
export async function seedDemoShop(
  deps: SeedDeps,
  slug: string,
  nowMs: number,
): Promise<{ shopId: string; ownerId: string }> {
  const { pool } = deps;
  const shop = await getDemoShop(deps, slug);
  const { id: shopId, place, cover_url } = shop;
  const owner = { userId: await ownerId(deps, slug), name: demoOwner };
  const seeded = { shopId, ownerId: owner.userId };
  if (!shop.is_demo) return seeded;
  await seedProducts(deps, shopId, owner.userId);
  const by: Origin = { kind: "person", id: owner.userId };
  if (place === "" && cover_url === null)
    await inShop(pool, shopId, (tx) => setStorefront(tx, shopId, demoStorefront), "shown", by);
  const settings = { shopId, updatedBy: owner.userId, settings: demoPayment };
  const said = { shopId, updatedBy: owner.userId, document: demoAutoMessages };
  const write = async (tx: Tx) => {
    await insertWaysToPay(tx, settings);
    await insertAutoMessages(tx, said);
    await insertInboxSettings(tx, { shopId, updatedBy: owner.userId, settings: demoInbox });
  };
  await inShop(pool, shopId, write, "shown", by);
  await seedDemoLinks(deps, shopId, nowMs);
  await seedDemoLife(deps, { shopId, staff: { owner, ...(await seedStaff(deps, shop, owner.userId)) }, nowMs });
  await seedDemoTalks(deps, { shopId, userId: owner.userId });
  await seedDemoUnmatched(deps, shopId);
  return seeded;
}
