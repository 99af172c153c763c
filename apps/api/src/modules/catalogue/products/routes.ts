import { productChoices } from "@mauzo/contract/catalogue/product-choices";
import { productEdits } from "@mauzo/contract/catalogue/product-edits";
import { products } from "@mauzo/contract/catalogue/products";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { checkCursor, pageOf } from "../../../http/page-of.ts";
import { applyEdit } from "./apply-edit.ts";
import { createProduct } from "./create-product.ts";
import { listBatches } from "./queries/batches.ts";
import { listChanges } from "./queries/product-changes.ts";
import { readIds, readProduct, readProducts } from "./queries/read-products.ts";
import { readSales } from "./queries/read-sales.ts";
import { setArchived } from "./set-archived.ts";
import { lookAtBatch } from "./steps/look-at-batch.ts";
import { previewEdit } from "./steps/preview-edit.ts";
import { undoEdit } from "./undo-edit.ts";
import { updateProduct } from "./update-product.ts";

export function productRoutes(mount: Mount, deps: Deps) {
  mount(productEdits.list, ({ query }, { shopId, tx }) =>
    tx((tx) => pageOf(query, (filter) => listBatches(tx, shopId, filter))),
  );
  mount(productEdits.get, ({ params, query }, { shopId, tx }) =>
    tx((tx) => lookAtBatch(tx, shopId, params.id, checkCursor(query))),
  );
  mount(productEdits.preview, ({ body }, { shopId, tx }) => tx((tx) => previewEdit(tx, shopId, body)));
  mount(productEdits.apply, ({ body }, visit) => applyEdit(deps, visit, body));
  mount(productEdits.undo, ({ params }, visit) => undoEdit(deps, visit, params.id));
  mount.json(products.list, ({ query }, { shopId, read }) => read(readProducts(shopId, checkCursor(query))));
  mount.json(productChoices.ids, ({ query }, { shopId, read }) => read(readIds(shopId, query)));
  mount.json(products.get, ({ params }, { shopId, read }) => read(readProduct(shopId, params.id)));
  mount.json(products.sales, ({ params }, { shopId, read }) => read(readSales(shopId, params.id)));
  mount(products.changes, ({ params, query }, { shopId, tx }) =>
    tx((tx) => pageOf(query, (filter) => listChanges(tx, shopId, params.id, filter))),
  );
  mount(products.create, ({ query, body }, { shopId, tx, person }) =>
    createProduct(deps, { shopId, tx, person, list: query.batch }, body),
  );
  const done = () => ({ done: true }) as const;
  mount(products.archive, ({ params }, visit) => setArchived(deps, visit, [params.id], true).then(done));
  mount(products.restore, ({ params }, visit) => setArchived(deps, visit, [params.id], false).then(done));
  mount(productChoices.archive, ({ body }, visit) => setArchived(deps, visit, body.product_ids, true));
  mount(productChoices.restore, ({ body }, visit) => setArchived(deps, visit, body.product_ids, false));
  mount(products.update, ({ params, body }, visit) => updateProduct(deps, visit, params.id, body));
}
