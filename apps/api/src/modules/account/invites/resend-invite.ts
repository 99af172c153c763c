import type { Invite } from "@mauzo/contract/account/invites";
import type { Deps } from "../../../deps.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { createInvite } from "./create-invite.ts";
import { getSent } from "./steps/get-sent.ts";

/** Sends an invite again, now from whoever sends it: they need to have what it gives. */
export const resendInvite = async (deps: Pick<Deps, "queue">, visit: ShopVisit, id: string): Promise<Invite> =>
  createInvite(deps, visit, await getSent(visit, id));
