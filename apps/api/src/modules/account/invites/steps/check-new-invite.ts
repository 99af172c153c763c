import type { NewInvite } from "@mauzo/contract/account/invites";
import type { Deps } from "../../../../deps.ts";
import { refuse } from "../../../../http/refuse.ts";
import type { ShopContext } from "../../../../http/request-context.ts";
import { mayInvite, rightsOf } from "../rules.ts";

/** Checks before an invite is created. @throws 403 for rights the inviter lacks; 429. */
export async function checkNewInvite(
  { limiter }: Pick<Deps, "limiter">,
  { person, address }: ShopContext,
  invite: Omit<NewInvite, "language">,
): Promise<undefined> {
  if (!mayInvite(person, rightsOf(invite, person))) throw refuse("grants_beyond_own");
  return limiter.count("invite", { address, account: invite.email });
}
