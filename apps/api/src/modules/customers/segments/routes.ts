import { segments } from "@mauzo/contract/customers/segments";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { countMembers } from "../customers/count-members.ts";
import { countReach } from "../customers/count-reach.ts";
import { createSegment } from "./create-segment.ts";
import { getSegment } from "./get-segment.ts";
import { listSegments } from "./queries.ts";
import { removeOrRestoreSegment } from "./remove-or-restore-segment.ts";
import { updateSegment } from "./update-segment.ts";

export function segmentRoutes(mount: Mount, deps: Deps) {
  mount(segments.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await listSegments(tx, shopId) })));
  mount(segments.get, ({ params }, { shopId, tx }) => tx((tx) => getSegment(tx, shopId, params.id)));
  mount(segments.create, ({ body }, context) => createSegment(deps, context, body));
  mount(segments.update, ({ params, body }, context) => updateSegment(deps, context, params.id, body));
  mount(segments.remove, ({ params }, context) => removeOrRestoreSegment(deps, context, params.id, true));
  mount(segments.restore, ({ params }, context) => removeOrRestoreSegment(deps, context, params.id, false));
  mount(segments.count, ({ body }, { shopId, tx }) => tx((tx) => countMembers(tx, shopId, body.document)));
  mount(segments.reach, ({ body }, { shopId, tx }) => tx((tx) => countReach(tx, shopId, body.document)));
}
