import type { SavedTalk } from "@mauzo/chatflow/saved/saved-talk";
import { shopClock } from "@mauzo/chatflow/text/answer/shop-clock";
import { readsAsOrder } from "@mauzo/chatflow/text/order/reads-as-order";
import type { Product } from "@mauzo/contract/catalogue/products";
import type { FlowHeard } from "@mauzo/contract/conversations/flow-tests";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { getBrowsePage } from "../../../catalogue/products/get-browse-page.ts";
import { getCategories } from "../../../catalogue/products/get-categories.ts";
import { matchOrders } from "../../../orders/matches/match-orders.ts";
import { getShop } from "../../../shop/shop/get-shop.ts";
import { productFacts } from "../../flow/steps/product-facts.ts";
import { shelvedOf } from "../rules.ts";

const page = { offset: 0, limit: 10 };
const shelfMost = 60;
const searchesMost = 10;

/** The shop as it is now, with what its chat shows first of each category and what it finds for words that are said. */
export async function readShelf(
  tx: Tx,
  env: Pick<Deps["env"], "siteUrl">,
  { shopId, heard }: { shopId: string; heard: readonly FlowHeard[] },
): Promise<Pick<SavedTalk, "shop" | "shelf">> {
  const shop = await getShop(tx, shopId);
  const { today, weekday, minute } = shopClock(new Date(), shop.time_zone);
  const said = heard.flatMap((each) => (each.kind === "text" && each.text.trim() !== "" ? [each.text] : []));
  const words = said.map((text) => text.slice(0, 80));
  const shelf = new Map<string, SavedTalk["shelf"][number]>();
  const put = (products: readonly Product[]) => {
    for (const product of products)
      if (shelf.size < shelfMost) {
        const facts = productFacts(product, env.siteUrl);
        shelf.set(product.id, shelvedOf({ ...facts, category: product.category }));
      }
  };
  const fill = async (wanted: { category: string | null; search: string | null }) =>
    put((await getBrowsePage(tx, shopId, { ...wanted, ...page })).products);
  for (const order of said.filter(readsAsOrder).slice(0, searchesMost))
    put((await matchOrders(tx, shopId, order)).products);
  for (const search of [...new Set(words)].slice(0, searchesMost)) await fill({ category: null, search });
  for (const { category } of (await getCategories(tx, shopId)).slice(0, 10)) await fill({ category, search: null });
  return {
    shop: {
      ...{ name: shop.name, whatsappNumber: shop.whatsapp_number, currency: shop.currency, timeZone: shop.time_zone },
      ...{ place: shop.place, hours: shop.opening_hours, today, now: { weekday, minute } },
      link: `${env.siteUrl}/cart`,
    },
    shelf: [...shelf.values()],
  };
}
