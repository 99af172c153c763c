import { withdrawals } from "@mauzo/contract/payments/withdrawals";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { getSettings } from "./get-settings.ts";
import { saveSettings } from "./save-settings.ts";

export function withdrawalSettingRoutes(mount: Mount, deps: Deps) {
  mount(withdrawals.settings, (_, { shopId, tx }) => tx((tx) => getSettings(tx, shopId)));
  mount(withdrawals.saveSettings, ({ body }, context) => saveSettings(deps, context, body));
}
