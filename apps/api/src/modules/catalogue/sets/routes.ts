import { sets } from "@mauzo/contract/catalogue/sets";
import type { Mount } from "../../../http/mount.ts";
import { pageOf } from "../../../http/page-of.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { createSet } from "./create-set.ts";
import { getSet } from "./get-set.ts";
import { previewRule } from "./preview-rule.ts";
import { listSets } from "./queries/read-sets.ts";
import { setArchived } from "./set-archived.ts";
import { showSet } from "./show-set.ts";
import { updateSet } from "./update-set.ts";

export function setRoutes(mount: Mount, deps: { queue: Queue }) {
  mount(sets.list, ({ query }, { shopId, tx }) => tx((tx) => pageOf(query, (filter) => listSets(tx, shopId, filter))));
  mount(sets.get, ({ params }, { shopId, tx }) => tx((tx) => getSet(tx, shopId, params.id)));
  mount(sets.preview, ({ body }, { shopId, tx }) => tx((tx) => previewRule(tx, shopId, body.rule)));
  mount(sets.create, ({ body }, visit) => createSet(deps, visit, body));
  mount(sets.update, ({ params, body }, visit) => updateSet(deps, visit, params.id, body));
  mount(sets.shown, ({ params }, visit) => showSet(visit, params.id));
  mount(sets.archive, ({ params }, visit) => setArchived(deps, visit, params.id, true));
  mount(sets.restore, ({ params }, visit) => setArchived(deps, visit, params.id, false));
}
