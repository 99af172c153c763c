import type { Product } from "@mauzo/contract/products";
import type { Tx } from "../../db/scope.ts";
import { notFound } from "../../http/refusal.ts";
import { findProduct } from "./queries/read-products.ts";

/** One product of the shop, or 404. */
export async function getProduct(tx: Tx, shopId: string, id: string): Promise<Product> {
  const product = await findProduct(tx, shopId, id);
  if (!product) throw notFound();
  return product;
}
