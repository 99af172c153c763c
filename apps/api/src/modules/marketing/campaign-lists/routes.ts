import { campaignLists } from "@mauzo/contract/marketing/campaign-lists";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { addList } from "./add-list.ts";
import { checkList } from "./check-list.ts";

export function campaignListRoutes(mount: Mount, deps: Deps) {
  mount(campaignLists.check, ({ body }, context) => checkList(context, body.rows));
  mount(campaignLists.add, ({ body }, context) => addList(deps, context, body));
}
