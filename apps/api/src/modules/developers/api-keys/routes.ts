import { apiKeys } from "@mauzo/contract/developers/api-keys";
import type { Mount } from "../../../http/mount.ts";
import { createKey } from "./create-key.ts";
import { listKeys } from "./queries.ts";
import { renameKey } from "./rename-key.ts";
import { revokeKey } from "./revoke-key.ts";
import { rotateKey } from "./rotate-key.ts";

export function apiKeyRoutes(mount: Mount) {
  mount(apiKeys.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await listKeys(tx, shopId) })));
  mount(apiKeys.create, ({ body }, context) => createKey(context, body));
  mount(apiKeys.rename, ({ params, body }, context) => renameKey(context, { ...params, ...body }));
  mount(apiKeys.rotate, ({ params }, context) => rotateKey(context, params.id));
  mount(apiKeys.revoke, ({ params }, context) => revokeKey(context, params.id));
}
