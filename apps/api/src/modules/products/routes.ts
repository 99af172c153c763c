import { products } from "@mauzo/contract/products";
import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { checkCursor } from "../../http/page-of.ts";
import { createProduct } from "./create-product.ts";
import { readProduct, readProducts } from "./queries/read-products.ts";
import { setOnSale } from "./set-on-sale.ts";
import { updateProduct } from "./update-product.ts";

export function productRoutes(mount: Mount, deps: Deps) {
  mount.json(products.list, ({ query }, { shopId, read }) => read(readProducts(shopId, checkCursor(query))));
  mount.json(products.get, ({ params, query }, { shopId, read }) => read(readProduct(shopId, params.id, query.state)));
  mount(products.create, ({ body }, visit) => createProduct(deps, visit, body));
  mount(products.archive, ({ params }, visit) => setOnSale(deps, visit, params.id, false));
  mount(products.restore, ({ params }, visit) => setOnSale(deps, visit, params.id, true));
  mount(products.update, ({ params, body }, visit) => updateProduct(deps, visit, params.id, body));
}
