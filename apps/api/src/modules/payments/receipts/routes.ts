import { receipts } from "@mauzo/contract/payments/receipts";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { dismissOrRestoreReceipt } from "./dismiss-or-restore-receipt.ts";
import { keepReceipt } from "./keep-receipt.ts";
import { listCandidates } from "./list-candidates.ts";
import { countReceipts, listReceipts } from "./queries/receipts.ts";
import { readMessage } from "./read-message.ts";
import { useReceipt } from "./use-receipt.ts";

export function receiptRoutes(mount: Mount, deps: Deps) {
  mount(receipts.list, ({ query }, { shopId, tx }) =>
    tx(async (tx) => ({
      ...(await keysetPage(query, (filter) => listReceipts(tx, shopId, filter))),
      total: await countReceipts(tx, shopId, query.state),
    })),
  );
  mount(receipts.read, ({ body }, { shopId, tx }) => tx((tx) => readMessage(tx, shopId, body)));
  mount(receipts.candidates, ({ params, query }, { shopId, tx }) =>
    tx(async (tx) => ({ items: await listCandidates(tx, shopId, { ...params, ...query }) })),
  );
  mount(receipts.create, ({ body }, context) => keepReceipt(deps, context, body));
  mount(receipts.use, ({ params, body }, context) => useReceipt(deps, context, { ...params, ...body }));
  mount(receipts.dismiss, ({ params, body }, context) =>
    dismissOrRestoreReceipt(deps, context, { ...params, ...body }),
  );
  mount(receipts.restore, ({ params }, context) => dismissOrRestoreReceipt(deps, context, params));
}
