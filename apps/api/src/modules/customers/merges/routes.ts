import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { listSuggestions } from "./list-suggestions.ts";
import { mergeCustomers } from "./merge-customers.ts";
import { previewMerge } from "./preview-merge.ts";
import { separateCustomers } from "./separate-customers.ts";
import { undoMerge } from "./undo-merge.ts";

export function mergeRoutes(mount: Mount, deps: Deps) {
  mount(customerMerges.suggestions, ({ query }, context) => listSuggestions(context, query.customer_id));
  mount(customerMerges.separate, ({ params, body }, context) => separateCustomers(deps, context, params.id, body));
  mount(customerMerges.preview, ({ params, query }, context) => previewMerge(context, params.id, query.other_id));
  mount(customerMerges.merge, ({ params, body }, context) => mergeCustomers(deps, context, params.id, body));
  mount(customerMerges.undo, ({ params }, context) => undoMerge(deps, context, params.id));
}
