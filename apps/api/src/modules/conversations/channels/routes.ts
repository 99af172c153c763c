import { channels } from "@mauzo/contract/conversations/channels";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { checkAtProvider } from "./check-at-provider.ts";
import { connectNumber } from "./connect-number.ts";
import { disconnectNumber } from "./disconnect-number.ts";
import { getChannels } from "./get-channels.ts";
import { sendTest } from "./send-test.ts";
import { storeCheck } from "./store-check.ts";

export function channelRoutes(mount: Mount, deps: Deps) {
  mount(channels.list, (_, { shopId, tx }) => tx((tx) => getChannels(tx, deps, shopId)));
  mount(channels.connect, ({ body }, context) => connectNumber(deps, context, body));
  mount(
    channels.check,
    (_, context) => checkAtProvider(deps, context),
    (_, context, checked) => storeCheck(deps, context, checked),
  );
  mount(
    channels.test,
    ({ body }, context) => sendTest(deps, context, body),
    async (_input, _context, { reply }) => reply,
  );
  mount(channels.disconnect, (_, context) => disconnectNumber(deps, context));
}
