import { setupFee } from "@mauzo/contract/payments/setup-fee";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { readPayingPhone } from "../payments/steps/read-paying-phone.ts";
import { getSetupFee } from "./get-setup-fee.ts";
import { paySetupFee } from "./pay-setup-fee.ts";

export function setupFeeRoutes(mount: Mount, deps: Deps) {
  mount(setupFee.get, (_, { shopId, tx }) => tx((tx) => getSetupFee(tx, deps, shopId)));
  mount(
    setupFee.pay,
    ({ body }, { address }) => deps.limiter.count("pushToPhone", { address, account: readPayingPhone(body) }),
    ({ body }, { shopId, person: { userId, name }, tx }) =>
      tx((tx) => paySetupFee(tx, deps, { shopId, phone: readPayingPhone(body), by: { userId, name } })),
  );
}
