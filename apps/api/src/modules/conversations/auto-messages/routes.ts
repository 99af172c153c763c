import { autoMessages } from "@mauzo/contract/conversations/auto-messages";
import type { Mount } from "../../../http/mount.ts";
import { getAutoMessages } from "./get-auto-messages.ts";
import { saveAutoMessages } from "./save-auto-messages.ts";

export function autoMessageRoutes(mount: Mount) {
  mount(autoMessages.get, (_, { shopId, tx }) => tx((tx) => getAutoMessages(tx, shopId)));
  mount(autoMessages.save, ({ body }, context) => saveAutoMessages(context, body));
}
