import { contactProblemMessages } from "@mauzo/contract/customers/contact-import-messages";
import { BrokenContact, contactImportMaxBytes, contactImports } from "@mauzo/contract/customers/contact-imports";
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
import { checkContactImport } from "./check-contact-import.ts";
import { previewContactImport } from "./preview-contact-import.ts";
import { contactImportOf, getContactImport } from "./queries/contact-imports.ts";
import { startContactImport } from "./start-contact-import.ts";
import { contactImportKind } from "./steps/contact-import-kind.ts";
import { seeing } from "./steps/seeing.ts";
import { undoContactImport } from "./undo-contact-import.ts";

const kind = "contacts";

export function contactImportRoutes(mount: Mount, deps: Deps) {
  const turns = pLimit(1);
  mount(contactImports.list, ({ query }, context) =>
    seeing(context).tx((tx) =>
      keysetPage(query, async (filter) =>
        (await listImports(tx, { kind, shopId: context.shopId }, filter)).map((row) => contactImportOf(row)),
      ),
    ),
  );
  mount(contactImports.get, ({ params }, context) =>
    seeing(context).tx((tx) => getContactImport(tx, context.shopId, params.id)),
  );
  mount(
    contactImports.upload,
    (_, context) => receiveImportFile({ ...deps, turns, maxBytes: contactImportMaxBytes }, seeing(context)),
    ({ query }, context, received) =>
      context.tx(async (tx) => {
        const id = await createImport(tx, contactImportKind, context, received, query.name);
        return getContactImport(tx, context.shopId, id);
      }),
  );
  mount(contactImports.check, ({ params, body }, context) =>
    checkContactImport(deps, seeing(context), params.id, body),
  );
  mount(contactImports.preview, ({ params }, context) => previewContactImport(seeing(context), params.id));
  mount(contactImports.broken, ({ params, query }, context) =>
    seeing(context).tx(async (tx) => {
      await readImport(tx, { kind, shopId: context.shopId, id: params.id });
      return keysetPage(query, async (filter) =>
        (await listBroken(tx, context.shopId, params.id, filter)).map((row) => BrokenContact.parse(row)),
      );
    }),
  );
  mount(contactImports.repair, ({ params, body }, context) =>
    seeing(context).tx(async (tx) => {
      await repairRows(tx, deps, contactImportKind, { shopId: context.shopId, id: params.id }, body.rows);
      return getContactImport(tx, context.shopId, params.id);
    }),
  );
  mount(contactImports.start, ({ params }, context) => startContactImport(deps, seeing(context), params.id));
  mount(contactImports.cancel, ({ params }, context) => cancelImport(seeing(context), kind, params.id));
  mount(contactImports.undo, ({ params }, context) => undoContactImport(deps, seeing(context), params.id));
  mount.raw(contactImports.brokenFile, ({ params }, context) =>
    exportBrokenRows(seeing(context), { kind, messages: contactProblemMessages }, params.id),
  );
}
