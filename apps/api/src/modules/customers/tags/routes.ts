import { customerTags } from "@mauzo/contract/customers/customer-tags";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { changeTags } from "./change-tags.ts";
import { undoTagChange } from "./undo-tag-change.ts";

export function tagRoutes(mount: Mount, deps: Deps) {
  mount(customerTags.change, ({ body }, context) => changeTags(deps, context, body));
  mount(customerTags.undo, ({ params }, context) => undoTagChange(deps, context, params.id));
}
