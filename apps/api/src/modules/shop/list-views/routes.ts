import { listViews } from "@mauzo/contract/shop/list-views";
import type { Mount } from "../../../http/mount.ts";
import { listSharedViews } from "./list-shared-views.ts";
import { removeOrRestoreView } from "./remove-or-restore-view.ts";
import { renameView } from "./rename-view.ts";
import { shareView } from "./share-view.ts";

export function listViewRoutes(mount: Mount) {
  mount(listViews.list, (_, context) => listSharedViews(context));
  mount(listViews.create, ({ body }, context) => shareView(context, body));
  mount(listViews.rename, ({ params, body }, context) => renameView(context, params.id, body));
  mount(listViews.remove, ({ params }, context) => removeOrRestoreView(context, params.id, true));
  mount(listViews.restore, ({ params }, context) => removeOrRestoreView(context, params.id, false));
}
