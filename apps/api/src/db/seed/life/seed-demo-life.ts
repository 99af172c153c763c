import { eq, sql } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import { listSellableProducts } from "../../../modules/catalogue/products/list-sellable-products.ts";
import { getRunningFlow } from "../../../modules/conversations/flow/get-running-flow.ts";
import { getShop } from "../../../modules/shop/shop/get-shop.ts";
import { shortLinks } from "../../schema/marketing/short-links.ts";
import { inShop } from "../../tenant-transaction.ts";
import { demoProducts } from "../demo-products.ts";
import { planDemoCampaigns, writeDemoCampaigns } from "../marketing/write-demo-campaigns.ts";
import { demoShelf } from "./demo-shelf.ts";
import { seededDice } from "./dice.ts";
import { planDemoLife } from "./plan-demo-life.ts";
import type { DemoStaff } from "./tell-order.ts";
import { writeDemoLife } from "./write-demo-life.ts";

/**
 * Gives the demo shop two months of orders, payments, chats and stock movements. Their times lie in the past, so they
 * are written as rows, without facts: nobody is told news of them. Does nothing in a shop that has orders.
 */
export async function seedDemoLife(
  { pool, log }: Pick<Deps, "pool" | "log">,
  { shopId, staff, nowMs }: { shopId: string; staff: DemoStaff; nowMs: number },
): Promise<void> {
  await inShop(pool, shopId, async (tx) => {
    const { rows } = await tx.execute(sql`select from orders where shop_id = ${shopId} limit 1`);
    if (rows.length > 0) return;
    const { bot_id: botId, time_zone: timeZone, language } = await getShop(tx, shopId);
    const { items } = await listSellableProducts(tx, shopId, { limit: 100 });
    // In the order of the list of demo products, whichever ids they have.
    const shelf = demoShelf(
      items.toSorted((one, other) => one.name.localeCompare(other.name, "sw")),
      demoProducts,
    );
    const life = planDemoLife({ nowMs, timeZone, shelf, staff, botId });
    const { version: flowVersion } = await getRunningFlow(tx, log, { shopId, channel: "web" });
    const links = await tx.select({ id: shortLinks.id }).from(shortLinks).where(eq(shortLinks.shopId, shopId));
    const sent = await planDemoCampaigns(tx, nowMs);
    const written = { shopId, botId, flowVersion, life, linkIds: links.map(({ id }) => id), sent };
    await writeDemoLife(tx, { ...written, dice: seededDice(nowMs), by: staff.orders, nowMs });
    await writeDemoCampaigns(tx, { shopId, language: language ?? "sw", nowMs, sent });
  });
}
