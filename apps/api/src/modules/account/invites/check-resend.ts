import type { Deps } from "../../../deps.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { checkInvite } from "./check-invite.ts";
import { getSent } from "./steps/get-sent.ts";

/** What comes before sending an invite again. @throws 404; what a new invite is refused for. */
export const checkResend = async (deps: Pick<Deps, "limiter">, visit: ShopVisit, id: string): Promise<undefined> =>
  checkInvite(deps, visit, await getSent(visit, id));
