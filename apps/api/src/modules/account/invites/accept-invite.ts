import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { SignedInVisit } from "../../../http/visit.ts";
import { markEmailVerified } from "./queries/join.ts";
import { takeLiveInvite } from "./queries/pending.ts";
import { enterInvite } from "./steps/enter-invite.ts";
import { joinShop } from "./steps/join-shop.ts";

/** Joins with the account one is signed in with. The link came to the address it names, so it proves that too. */
export async function acceptInvite(
  deps: Deps,
  { address, person }: SignedInVisit,
  token: string,
): Promise<{ done: true }> {
  const tried = await deps.limiter.take("link", { address });
  await enterInvite(deps, token, takeLiveInvite, async ({ tx, shopId, invite }) => {
    if (invite.email !== person.email)
      throw new Refusal(403, "This invite was sent to another e-mail. Log in with that one.");
    await joinShop(tx, { shopId, invite, userId: person.userId });
    await markEmailVerified(tx, person.userId);
  });
  await tried.giveBack();
  return { done: true };
}
