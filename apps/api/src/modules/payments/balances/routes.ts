import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { answerBalance } from "./answer-balance.ts";
import { claimBalance } from "./claim-balance.ts";
import { endLinks } from "./end-links.ts";
import { payBalance } from "./pay-balance.ts";
import { promiseBalance } from "./promise-balance.ts";
import { shareBalance } from "./share-balance.ts";
import { showBalance } from "./show-balance.ts";

export function balanceRoutes(mount: Mount, deps: Deps) {
  mount(balanceLinks.get, ({ params }, { setHeader }) => {
    setHeader("cache-control", "no-store");
    return showBalance(deps, params.link);
  });
  mount(balanceLinks.pay, ({ params, body }, { address }) => payBalance(deps, { link: params.link, body, address }));
  mount(balanceLinks.answer, ({ params, body }, { address }) =>
    answerBalance(deps, { link: params.link, body, address }),
  );
  mount(balanceLinks.claim, ({ params, body }, { address }) =>
    claimBalance(deps, { link: params.link, body, address }),
  );
  mount(balanceLinks.promise, ({ params, body }, { address }) =>
    promiseBalance(deps, { link: params.link, body, address }),
  );
  mount(balanceLinks.create, ({ params }, { shopId, tx }) =>
    tx((tx) => shareBalance(tx, deps, { shopId, customerId: params.id })),
  );
  mount(balanceLinks.revoke, ({ params }, { shopId, tx }) => tx((tx) => endLinks(tx, shopId, params.id)));
}
