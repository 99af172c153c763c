import { compliance, operatorCompliance } from "@mauzo/contract/payments/compliance";
import pLimit from "p-limit";
import { inShop, type Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { prepareUpload } from "../../shop/media/prepare-upload.ts";
import { decideCase } from "./decide-case.ts";
import { getCase } from "./get-case.ts";
import { getOperatorCase } from "./get-operator-case.ts";
import { getStatus } from "./get-status.ts";
import { listSubmitted } from "./list-submitted.ts";
import { replaceFile } from "./replace-file.ts";
import { saveCase } from "./save-case.ts";
import { showFile } from "./show-file.ts";
import { submitCase } from "./submit-case.ts";

export function complianceRoutes(mount: Mount, deps: Deps) {
  const drawing = pLimit(1);
  mount(compliance.status, (_, { shopId, tx }) => tx((tx) => getStatus(tx, shopId)));
  mount(compliance.get, (_, { shopId, tx }) => tx((tx) => getCase(tx, shopId)));
  mount(compliance.save, ({ body }, context) => saveCase(deps, context, body));
  mount(
    compliance.upload,
    ({ query }, context) => prepareUpload({ ...deps, drawing }, context, { name: query.field, isPrivate: true }),
    ({ query }, context, prepared) => replaceFile(deps, context, { field: query.field, prepared }),
  );
  mount.raw(compliance.file, ({ params: { field } }, { shopId, tx, person }) =>
    showFile(deps, { shopId, tx }, { field, by: { isOperator: false, person } }),
  );
  mount(compliance.submit, ({ body }, context) => submitCase(deps, context, body.version));

  const within = (shopId: string) => ({
    shopId,
    tx: <T>(work: (tx: Tx) => Promise<T>) => inShop(deps.pool, shopId, work),
  });
  mount(operatorCompliance.list, () => listSubmitted(deps.pool));
  mount(operatorCompliance.get, ({ params: { shop } }, { person }) =>
    inShop(deps.pool, shop, (tx) => getOperatorCase(tx, deps, { shopId: shop, lookedBy: person })),
  );
  mount.raw(operatorCompliance.file, ({ params: { shop, field } }, { person }) =>
    showFile(deps, within(shop), { field, by: { isOperator: true, person } }),
  );
  mount(operatorCompliance.decide, ({ params: { shop }, body }, { person }) =>
    decideCase(deps, { shopId: shop, operator: person }, body),
  );
}
