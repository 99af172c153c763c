import { sets } from "@mauzo/contract/catalogue/sets";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { archiveOrRestoreSet } from "./archive-or-restore-set.ts";
import { createSet } from "./create-set.ts";
import { getPublicSet } from "./get-public-set.ts";
import { getSet } from "./get-set.ts";
import { previewRule } from "./preview-rule.ts";
import { readSets } from "./queries/read-sets.ts";
import { updateSet } from "./update-set.ts";

export function setRoutes(mount: Mount, deps: Pick<Deps, "emitFact">) {
  mount.json(sets.list, ({ query }, { shopId, read }) => read(readSets(shopId, query)));
  mount(sets.get, ({ params }, { shopId, tx }) => tx((tx) => getSet(tx, shopId, params.id)));
  mount(sets.preview, ({ body }, { shopId, tx }) => tx((tx) => previewRule(tx, shopId, body.rule)));
  mount(sets.create, ({ body }, context) => createSet(deps, context, body));
  mount(sets.update, ({ params, body }, context) => updateSet(deps, context, params.id, body));
  mount(sets.shown, ({ params }, context) => getPublicSet(context, params.id));
  mount(sets.archive, ({ params }, context) => archiveOrRestoreSet(deps, context, params.id, true));
  mount(sets.restore, ({ params }, context) => archiveOrRestoreSet(deps, context, params.id, false));
}
