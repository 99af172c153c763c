import { cannedReplies } from "@mauzo/contract/conversations/canned-replies";
import type { Mount } from "../../../http/mount.ts";
import { createReply } from "./create-reply.ts";
import { listReplies } from "./queries.ts";
import { removeReply } from "./remove-reply.ts";
import { saveReply } from "./save-reply.ts";

export function cannedReplyRoutes(mount: Mount) {
  mount(cannedReplies.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await listReplies(tx, shopId) })));
  mount(cannedReplies.create, ({ body }, context) => createReply(context, body));
  mount(cannedReplies.save, ({ params, body }, context) => saveReply(context, params.id, body));
  mount(cannedReplies.remove, ({ params }, context) => removeReply(context, params.id));
}
