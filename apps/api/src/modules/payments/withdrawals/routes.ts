import { withdrawals } from "@mauzo/contract/payments/withdrawals";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { cancelWithdrawal } from "./cancel-withdrawal.ts";
import { confirmWithdrawal } from "./confirm-withdrawal.ts";
import { createWithdrawal } from "./create-withdrawal.ts";
import { getOffer } from "./get-offer.ts";
import { getWithdrawal } from "./get-withdrawal.ts";
import { listWithdrawals } from "./queries/read-withdrawals.ts";
import { quoteWithdrawal } from "./quote-withdrawal.ts";

export function withdrawalRoutes(mount: Mount, deps: Deps) {
  mount(withdrawals.offer, (_, { shopId, tx }) => tx((tx) => getOffer(tx, deps, shopId)));
  mount(withdrawals.list, ({ query }, { shopId, tx, person: { userId } }) =>
    tx((tx) => keysetPage(query, (filter) => listWithdrawals(tx, { shopId, userId }, filter))),
  );
  mount(withdrawals.get, ({ params }, { shopId, tx, person: { userId } }) =>
    tx((tx) => getWithdrawal(tx, { shopId, userId }, params.id)),
  );
  mount(withdrawals.quote, ({ body }, { shopId, tx }) =>
    tx((tx) => quoteWithdrawal(tx, deps, { shopId, amountMinor: body.amount_minor })),
  );
  mount(withdrawals.create, ({ body }, context) => createWithdrawal(deps, context, body));
  mount(withdrawals.confirm, ({ params }, context) => confirmWithdrawal(deps, context, params.id));
  mount(withdrawals.cancel, ({ params }, context) => cancelWithdrawal(deps, context, params.id));
}
