import { listViews } from "@mauzo/contract/shop/list-views";
import type { Mount } from "../../../http/mount.ts";
import { listShared } from "./list-shared.ts";
import { renameView } from "./rename-view.ts";
import { setRemoved } from "./set-removed.ts";
import { shareView } from "./share-view.ts";

export function listViewRoutes(mount: Mount) {
  mount(listViews.list, (_, visit) => listShared(visit));
  mount(listViews.create, ({ body }, visit) => shareView(visit, body));
  mount(listViews.rename, ({ params, body }, visit) => renameView(visit, params.id, body.name));
  mount(listViews.remove, ({ params }, visit) => setRemoved(visit, params.id, true));
  mount(listViews.restore, ({ params }, visit) => setRemoved(visit, params.id, false));
}
