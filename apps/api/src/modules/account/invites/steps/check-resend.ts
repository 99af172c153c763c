import type { Deps } from "../../../../deps.ts";
import type { ShopContext } from "../../../../http/request-context.ts";
import { checkNewInvite } from "./check-new-invite.ts";
import { getInvite } from "./get-invite.ts";

/** Checks before an invite is sent again. @throws 404; otherwise the same as for a new invite. */
export const checkResend = async (deps: Pick<Deps, "limiter">, context: ShopContext, id: string): Promise<undefined> =>
  checkNewInvite(deps, context, await getInvite(context, id));
