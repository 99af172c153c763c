import { products } from "@mauzo/contract/products";
import type { Mount } from "../../http/mount.ts";
import { pageOf } from "../../http/page-of.ts";
import { createProduct } from "./create-product.ts";
import { getProduct } from "./get-product.ts";
import { listProducts } from "./queries/read-products.ts";
import { updateProduct } from "./update-product.ts";

export function productRoutes(mount: Mount) {
  mount(products.list, ({ query }, { shopId, tx }) =>
    tx((tx) => pageOf(query, (filter) => listProducts(tx, shopId, filter))),
  );
  mount(products.get, ({ params }, { shopId, tx }) => tx((tx) => getProduct(tx, shopId, params.id)));
  mount(products.create, ({ body }, visit) => createProduct(visit, body));
  mount(products.update, ({ params, body }, visit) => updateProduct(visit, params.id, body));
}
