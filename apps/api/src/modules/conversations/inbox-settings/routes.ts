import { inboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import type { Mount } from "../../../http/mount.ts";
import { getInboxSettings } from "./get-inbox-settings.ts";
import { countForgettable } from "./queries.ts";
import { saveInboxSettings } from "./save-inbox-settings.ts";

export function inboxSettingsRoutes(mount: Mount) {
  mount(inboxSettings.get, (_, { shopId, tx }) => tx((tx) => getInboxSettings(tx, shopId)));
  mount(inboxSettings.save, ({ body }, context) => saveInboxSettings(context, body));
  mount(inboxSettings.forgettable, ({ query }, { shopId, tx }) =>
    tx(async (tx) => ({ count: await countForgettable(tx, shopId, query.months) })),
  );
}
