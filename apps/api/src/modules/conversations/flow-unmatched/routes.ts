import { flowUnmatched } from "@mauzo/contract/conversations/flow-unmatched";
import type { Mount } from "../../../http/mount.ts";
import { dismissSentence } from "./dismiss-sentence.ts";
import { listUnmatched } from "./list-unmatched.ts";

export function flowUnmatchedRoutes(mount: Mount) {
  mount(flowUnmatched.list, ({ query }, context) => listUnmatched(context, query.flow));
  mount(flowUnmatched.dismiss, ({ query, body }, context) => dismissSentence(context, { ...query, ...body }));
}
