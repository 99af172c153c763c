import { paymentSettings } from "@mauzo/contract/shop/payment-settings";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { getPaymentSettings } from "./get-payment-settings.ts";
import { listChanges } from "./queries.ts";
import { savePaymentSettings } from "./save-payment-settings.ts";

export function paymentSettingRoutes(mount: Mount, deps: Pick<Deps, "queue">) {
  mount(paymentSettings.get, (_, { shopId, tx }) => tx((tx) => getPaymentSettings(tx, shopId)));
  mount(paymentSettings.save, ({ body }, context) => savePaymentSettings(deps, context, body));
  mount(paymentSettings.changes, ({ query }, { shopId, tx }) =>
    tx((tx) => keysetPage(query, (filter) => listChanges(tx, shopId, filter))),
  );
}
