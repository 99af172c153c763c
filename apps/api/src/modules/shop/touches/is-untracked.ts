import type { RequestContext } from "../../../http/request-context.ts";
import { asksNotTo } from "./rules.ts";

/** Whether the caller asks that nothing is kept of where they come from. */
export const isUntracked = ({ requestHeader }: Pick<RequestContext, "requestHeader">): boolean =>
  asksNotTo(requestHeader);
