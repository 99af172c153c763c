import type { NewInvite } from "@mauzo/contract/account/invites";
import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { mayInvite } from "./rules.ts";

/** What comes before an invite. @throws 403 for grants the inviter lacks; 429. */
export async function checkInvite(
  { limiter }: Pick<Deps, "limiter">,
  { person, address }: ShopVisit,
  { email, permissions }: NewInvite,
): Promise<undefined> {
  if (!mayInvite(person.grants, permissions))
    throw new Refusal(403, "You can only give permissions that you have yourself.");
  return limiter.count("invite", { address, account: email });
}
