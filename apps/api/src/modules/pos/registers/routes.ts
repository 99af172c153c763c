import { posSettings } from "@mauzo/contract/pos/registers";
import type { Mount } from "../../../http/mount.ts";
import { getSettings } from "./get-settings.ts";
import { saveSettings } from "./save-settings.ts";

export function registerRoutes(mount: Mount) {
  mount(posSettings.get, (_, { shopId, tx }) => tx((tx) => getSettings(tx, shopId)));
  mount(posSettings.save, ({ body }, context) => saveSettings(context, body));
}
