import { productBulkActions } from "@mauzo/contract/catalogue/product-bulk-actions";
import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { products } from "@mauzo/contract/catalogue/products";
import type { Deps } from "../../../deps.ts";
import { checkCursor, keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { applyBulkEdit } from "./apply-bulk-edit.ts";
import { archiveOrRestoreProducts } from "./archive-or-restore-products.ts";
import { createProduct } from "./create-product.ts";
import { listBatches } from "./queries/change-batches.ts";
import { listChanges } from "./queries/product-changes.ts";
import { readIds, readProduct, readProducts } from "./queries/read-products.ts";
import { readSales } from "./queries/read-sales.ts";
import { getChangeBatchPage } from "./steps/get-change-batch-page.ts";
import { previewBulkEdit } from "./steps/preview-bulk-edit.ts";
import { undoChangeBatch } from "./undo-change-batch.ts";
import { updateProduct } from "./update-product.ts";

export function productRoutes(mount: Mount, deps: Deps) {
  mount(productEdits.list, ({ query }, { shopId, tx }) =>
    tx((tx) => keysetPage(query, (filter) => listBatches(tx, shopId, filter))),
  );
  mount(productEdits.get, ({ params, query }, { shopId, tx }) =>
    tx((tx) => getChangeBatchPage(tx, shopId, params.id, checkCursor(query))),
  );
  mount(productEdits.preview, ({ body }, { shopId, tx }) => tx((tx) => previewBulkEdit(tx, shopId, body)));
  mount(productEdits.apply, ({ body }, context) => applyBulkEdit(deps, context, body));
  mount(productEdits.undo, ({ params }, context) => undoChangeBatch(deps, context, params.id));
  mount.json(products.list, ({ query }, { shopId, read }) => read(readProducts(shopId, query)));
  mount.json(productBulkActions.ids, ({ query }, { shopId, read }) => read(readIds(shopId, query)));
  mount.json(products.get, ({ params }, { shopId, read }) => read(readProduct(shopId, params.id)));
  mount.json(products.sales, ({ params }, { shopId, read }) => read(readSales(shopId, params.id)));
  mount(products.changes, ({ params, query }, { shopId, tx }) =>
    tx((tx) => keysetPage(query, (filter) => listChanges(tx, shopId, params.id, filter))),
  );
  mount(products.create, ({ query, body }, { shopId, tx, person }) =>
    createProduct(deps, { shopId, tx, person, list: query.batch }, body),
  );
  const done = () => ({ done: true }) as const;
  mount(products.archive, ({ params }, context) =>
    archiveOrRestoreProducts(deps, context, [params.id], true).then(done),
  );
  mount(products.restore, ({ params }, context) =>
    archiveOrRestoreProducts(deps, context, [params.id], false).then(done),
  );
  mount(productBulkActions.archive, ({ body }, context) =>
    archiveOrRestoreProducts(deps, context, body.product_ids, true),
  );
  mount(productBulkActions.restore, ({ body }, context) =>
    archiveOrRestoreProducts(deps, context, body.product_ids, false),
  );
  mount(products.update, ({ params, body }, context) => updateProduct(deps, context, params.id, body));
}
