import { productImports } from "@mauzo/contract/catalogue/product-imports";
import pLimit from "p-limit";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { cancelImport } from "./cancel-import.ts";
import { checkImport } from "./check-import.ts";
import { createImport } from "./create-import.ts";
import { exportBrokenRows } from "./export-broken-rows.ts";
import { findProductsByName } from "./find-products-by-name.ts";
import { previewImport } from "./preview-import.ts";
import { listBroken } from "./queries/import-rows.ts";
import { getImport, listImports } from "./queries/imports.ts";
import { receiveImportFile } from "./receive-import-file.ts";
import { repairRows } from "./repair-rows.ts";
import { startImport } from "./start-import.ts";

export function productImportRoutes(mount: Mount, deps: Deps) {
  const turns = pLimit(1);
  mount(productImports.list, ({ query }, { shopId, tx }) =>
    tx((tx) => keysetPage(query, (filter) => listImports(tx, shopId, filter))),
  );
  mount(productImports.get, ({ params }, { shopId, tx }) => tx((tx) => getImport(tx, shopId, params.id)));
  mount(
    productImports.upload,
    (_, context) => receiveImportFile({ ...deps, turns }, context),
    ({ query }, context, received) => createImport(context, received, query.name),
  );
  mount(productImports.check, ({ params, body }, context) => checkImport(deps, context, params.id, body));
  mount(productImports.known, ({ body }, context) => findProductsByName(context, body.names));
  mount(productImports.preview, ({ params }, context) => previewImport(context, params.id));
  mount(productImports.broken, ({ params, query }, { shopId, tx }) =>
    tx(async (tx) => {
      await getImport(tx, shopId, params.id);
      return keysetPage(query, (filter) => listBroken(tx, shopId, params.id, filter));
    }),
  );
  mount(productImports.repair, ({ params, body }, context) => repairRows(deps, context, params.id, body.rows));
  mount(productImports.start, ({ params }, context) => startImport(deps, context, params.id));
  mount(productImports.cancel, ({ params }, context) => cancelImport(context, params.id));
  mount.raw(productImports.brokenFile, ({ params }, context) => exportBrokenRows(context, params.id));
}
