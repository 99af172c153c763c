import type { Invite } from "@mauzo/contract/account/invites";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { createInvite } from "./create-invite.ts";
import { getInvite } from "./steps/get-invite.ts";

/** Sends an invite again in the name of the person who resends it: they need the permissions it grants. */
export const resendInvite = async (deps: Pick<Deps, "queue">, context: ShopContext, id: string): Promise<Invite> =>
  createInvite(deps, context, await getInvite(context, id));
