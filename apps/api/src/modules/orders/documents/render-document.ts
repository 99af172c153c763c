import { Order } from "@mauzo/contract/orders/orders";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { hideNumbers } from "../../../http/phones/hide-numbers.ts";
import { refuse } from "../../../http/refuse.ts";
import type { CartContext, ShopContext } from "../../../http/request-context.ts";
import { readLogo } from "../../shop/media/read-logo.ts";
import { getPaymentSettings } from "../../shop/payment-settings/get-payment-settings.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { type DocumentOptions, documentOf, kindOf } from "./rules.ts";

/** A browser's PDF viewer is part of the page it is in; this policy allows the viewer and nothing else. */
const policy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

type Printing =
  | ShopContext
  | CartContext
  | (Pick<CartContext, "tx" | "shopId" | "phones" | "address" | "log"> & { orderId: string });

/** Renders a document of an order as a PDF that the browser shows: outside the main thread, and not stored. */
export async function renderDocument(
  { media, pdfRenderer, limiter }: Pick<Deps, "media" | "pdfRenderer" | "limiter">,
  context: Printing,
  look: DocumentOptions,
  find: (tx: Tx, shopId: string) => Promise<Order>,
): Promise<Response> {
  const account = "person" in context ? context.person.userId : "cartId" in context ? context.cartId : context.orderId;
  await limiter.take("document", { address: context.address, account });
  const { shopId } = context;
  const [found, shop, { ways }] = await context.tx((tx) =>
    Promise.all([find(tx, shopId), getShop(tx, shopId), getPaymentSettings(tx, shopId)]),
  );
  const order = context.phones === "hidden" ? Order.parse(hideNumbers(found)) : found;
  const logo = look.kind === "packing-slip" ? null : await readLogo(media, context.log, shop.logo_url);
  const pdf = await pdfRenderer.print(documentOf(order, { shop, logo, ways }, look));
  if (!pdf) throw refuse("busy", { retryAfterSeconds: 5 });
  return new Response(pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(pdf.byteLength),
      "content-disposition": `inline; filename="${kindOf(order, look.kind)}-${order.order_id}.pdf"`,
      "content-security-policy": policy,
    },
  });
}
