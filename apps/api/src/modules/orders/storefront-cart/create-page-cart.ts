import { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import type { Reply } from "@mauzo/contract/endpoint";
import type { PageCart, publicShops } from "@mauzo/contract/storefront/public-shops";
import * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { ShopperVisit } from "../../../http/visit.ts";
import { getProducts } from "../../catalogue/products/get-products.ts";
import { createCartLink } from "../cart/create-cart-link.ts";
import { itemLines } from "../cart/steps/item-lines.ts";
import { problemMessage } from "./messages.ts";
import { readPageCart } from "./rules.ts";

const Now = z.array(PublicProduct);

/**
 * A cart link for what somebody chose on the shop's page, or what is wrong with which line: 422 for what is not on sale
 * here, 409 for what was sold out meanwhile or has another price than was shown. The link takes nothing out of
 * stock, nor holds it: nobody could tell whose it is.
 */
export async function createPageCart(
  { env, queue }: Pick<Deps, "env" | "queue">,
  { shopId, tx }: ShopperVisit,
  { lines, language }: z.output<typeof PageCart>,
): Promise<Reply<typeof publicShops.createCart>> {
  return tx(async (tx) => {
    const products = await getProducts(
      tx,
      shopId,
      lines.map((line) => line.product_id),
    );
    const reading = readPageCart(products, lines);
    if ("problems" in reading) {
      const detail = reading.problems.map((problem) => ({
        type: problem.kind,
        loc: ["body", "lines", problem.line],
        msg: problemMessage(problem, language),
      }));
      const isGone = reading.problems.some(({ kind }) => kind === "gone");
      throw new Refusal(isGone ? 422 : 409, detail, { products: Now.parse(products) });
    }
    const { url } = await createCartLink(
      tx,
      { env, queue },
      {
        shopId,
        conversationId: null,
        language,
        lines: itemLines(reading.lines),
        replaces: null,
      },
    );
    return { url };
  });
}
