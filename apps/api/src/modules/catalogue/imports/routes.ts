import { productImports } from "@mauzo/contract/catalogue/product-imports";
import pLimit from "p-limit";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { pageOf } from "../../../http/page-of.ts";
import { brokenFile } from "./broken-file.ts";
import { cancelImport } from "./cancel-import.ts";
import { checkImport } from "./check-import.ts";
import { findKnown } from "./find-known.ts";
import { previewImport } from "./preview-import.ts";
import { getImport, listImports } from "./queries/imports.ts";
import { listBroken } from "./queries/rows.ts";
import { receiveImport } from "./receive-import.ts";
import { repairRows } from "./repair-rows.ts";
import { startImport } from "./start-import.ts";
import { uploadImport } from "./upload-import.ts";

export function productImportRoutes(mount: Mount, deps: Deps) {
  const turns = pLimit(1);
  mount(productImports.list, ({ query }, { shopId, tx }) =>
    tx((tx) => pageOf(query, (filter) => listImports(tx, shopId, filter))),
  );
  mount(productImports.get, ({ params }, { shopId, tx }) => tx((tx) => getImport(tx, shopId, params.id)));
  mount(
    productImports.upload,
    (_, visit) => receiveImport({ ...deps, turns }, visit),
    ({ query }, visit, received) => uploadImport(visit, received, query.name),
  );
  mount(productImports.check, ({ params, body }, visit) => checkImport(deps, visit, params.id, body));
  mount(productImports.known, ({ body }, visit) => findKnown(visit, body.names));
  mount(productImports.preview, ({ params }, visit) => previewImport(visit, params.id));
  mount(productImports.broken, ({ params, query }, { shopId, tx }) =>
    tx(async (tx) => {
      await getImport(tx, shopId, params.id);
      return pageOf(query, (filter) => listBroken(tx, shopId, params.id, filter));
    }),
  );
  mount(productImports.repair, ({ params, body }, visit) => repairRows(deps, visit, params.id, body.rows));
  mount(productImports.start, ({ params }, visit) => startImport(deps, visit, params.id));
  mount(productImports.cancel, ({ params }, visit) => cancelImport(visit, params.id));
  mount.raw(productImports.brokenFile, ({ params }, visit) => brokenFile(visit, params.id));
}
