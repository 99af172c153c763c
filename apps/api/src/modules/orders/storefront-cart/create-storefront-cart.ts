import { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import type { Reply } from "@mauzo/contract/endpoint";
import type { publicShops, StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopperContext } from "../../../http/request-context.ts";
import { getSellableProducts } from "../../catalogue/products/get-sellable-products.ts";
import { readTouches } from "../../shop/touches/read-touches.ts";
import { createCartLink } from "../cart/create-cart-link.ts";
import { groupCartLines } from "../cart/steps/group-cart-lines.ts";
import { lineReason, problemType, storefrontProblems } from "./rules.ts";

const Now = z.array(PublicProduct);

/**
 * Creates a cart link for what a visitor chose on the shop's page, or reports the problem of each line: 422 for what is
 * not on sale here, 409 for what is sold out meanwhile or has another price than the page showed. The link takes or
 * holds no stock: it would not be known for whom.
 */
export async function createStorefrontCart(
  deps: Pick<Deps, "env" | "queue" | "emitFact">,
  { shopId, tx, requestHeader }: Pick<ShopperContext, "shopId" | "tx" | "requestHeader">,
  { lines, language }: z.output<typeof StorefrontCart>,
): Promise<Reply<typeof publicShops.createCart>> {
  return tx(async (tx) => {
    const products = await getSellableProducts(
      tx,
      shopId,
      lines.map((line) => line.product_id),
    );
    const problems = storefrontProblems(products, lines);
    if (problems.length > 0) {
      const isGone = problems.some(({ problem }) => problem.code === "gone");
      throw refuse(isGone ? "storefront_cart_gone" : "storefront_cart_changed", {
        problems: problems.map((each) => ({
          type: problemType(each.problem),
          loc: ["body", "lines", each.line],
          reason: lineReason(each),
        })),
        language,
        extra: { products: Now.parse(products) },
      });
    }
    const { url } = await createCartLink(tx, deps, {
      shopId,
      conversationId: null,
      language,
      lines: groupCartLines(lines),
      replaces: null,
      touches: await readTouches(tx, shopId, { requestHeader }),
    });
    return { url };
  });
}
