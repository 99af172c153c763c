import type { Order } from "@mauzo/contract/orders/orders";
import type { Logo } from "@mauzo/papers/paper";
import type { Tx } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { CartVisit, ShopVisit } from "../../../http/visit.ts";
import { readLogo } from "../../shop/media/read-logo.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { kindOf, type Look, paperOf } from "./rules.ts";

/** A browser's own reader of PDF is a part of the page it is in, which this lets run and nothing else. */
const policy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

type Printing = ShopVisit | CartVisit | (Pick<CartVisit, "tx" | "shopId" | "address" | "log"> & { orderId: string });

/** A paper of an order as a file that a browser shows: drawn beside the program, and kept by nobody. */
export async function printPaper(
  { media, press, limiter }: Pick<Deps, "media" | "press" | "limiter">,
  visit: Printing,
  look: Look,
  find: (tx: Tx, shopId: string) => Promise<Order>,
): Promise<Response> {
  const account = "person" in visit ? visit.person.userId : "cartId" in visit ? visit.cartId : visit.orderId;
  await limiter.take("paper", { address: visit.address, account });
  const [order, shop] = await visit.tx((tx) => Promise.all([find(tx, visit.shopId), getShop(tx, visit.shopId)]));
  const logo = look.kind === "packing-slip" ? null : await printableLogo(media, visit, shop.logo_url);
  const pdf = await press.print(paperOf(order, shop, logo, look));
  if (!pdf) throw new Refusal(503, "The service is busy. Try again in a moment.", {}, 5);
  return new Response(pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(pdf.byteLength),
      "content-disposition": `inline; filename="${kindOf(order, look.kind)}-${order.order_id}.pdf"`,
      "content-security-policy": policy,
    },
  });
}

/** A paper without its logo is better than none. */
async function printableLogo(media: Deps["media"], { log }: Printing, url: string | null): Promise<Logo | null> {
  try {
    return await readLogo(media, url);
  } catch (error) {
    log.warn({ err: error }, "the logo cannot be read");
    return null;
  }
}
