import { importProblemMessages } from "@mauzo/contract/catalogue/product-import-messages";
import { BrokenRow, productImports } from "@mauzo/contract/catalogue/product-imports";
import pLimit from "p-limit";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { cancelImport } from "../../shop/imports/cancel-import.ts";
import { createImport } from "../../shop/imports/create-import.ts";
import { exportBrokenRows } from "../../shop/imports/export-broken-rows.ts";
import { receiveImportFile } from "../../shop/imports/receive-import-file.ts";
import { repairRows } from "../../shop/imports/repair-rows.ts";
import { listImports, readImport } from "../../shop/imports/steps/stored-imports.ts";
import { listBroken } from "../../shop/imports/steps/stored-rows.ts";
import { checkProductImport } from "./check-product-import.ts";
import { findProductsByName } from "./find-products-by-name.ts";
import { previewImport } from "./preview-import.ts";
import { getProductImport, productImportOf } from "./queries/product-imports.ts";
import { startProductImport } from "./start-product-import.ts";
import { productImportKind } from "./steps/product-import-kind.ts";

const kind = "products";

export function productImportRoutes(mount: Mount, deps: Deps) {
  const turns = pLimit(1);
  mount(productImports.list, ({ query }, { shopId, tx }) =>
    tx((tx) =>
      keysetPage(query, async (filter) =>
        (await listImports(tx, { kind, shopId }, filter)).map((row) => productImportOf(row)),
      ),
    ),
  );
  mount(productImports.get, ({ params }, { shopId, tx }) => tx((tx) => getProductImport(tx, shopId, params.id)));
  mount(
    productImports.upload,
    (_, context) => receiveImportFile({ ...deps, turns }, context),
    ({ query }, context, received) =>
      context.tx(async (tx) => {
        const id = await createImport(tx, productImportKind, context, received, query.name);
        return getProductImport(tx, context.shopId, id);
      }),
  );
  mount(productImports.check, ({ params, body }, context) => checkProductImport(deps, context, params.id, body));
  mount(productImports.known, ({ body }, context) => findProductsByName(context, body.names));
  mount(productImports.preview, ({ params }, context) => previewImport(context, params.id));
  mount(productImports.broken, ({ params, query }, { shopId, tx }) =>
    tx(async (tx) => {
      await readImport(tx, { kind, shopId, id: params.id });
      return keysetPage(query, async (filter) =>
        (await listBroken(tx, shopId, params.id, filter)).map((row) => BrokenRow.parse(row)),
      );
    }),
  );
  mount(productImports.repair, ({ params, body }, { shopId, tx }) =>
    tx(async (tx) => {
      await repairRows(tx, deps, productImportKind, { shopId, id: params.id }, body.rows);
      return getProductImport(tx, shopId, params.id);
    }),
  );
  mount(productImports.start, ({ params }, context) => startProductImport(deps, context, params.id));
  mount(productImports.cancel, ({ params }, context) => cancelImport(context, kind, params.id));
  mount.raw(productImports.brokenFile, ({ params }, context) =>
    exportBrokenRows(context, { kind, messages: importProblemMessages }, params.id),
  );
}
