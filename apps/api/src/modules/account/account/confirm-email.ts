import { isTaken } from "../../../db/is-taken.ts";
import { takeMailLink } from "../../../db/people/mail-links.ts";
import { inTransaction } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Visit } from "../../../http/visit.ts";
import { updateEmail } from "./queries.ts";

const gone = () => new Refusal(404, "This link is no longer valid. Ask for a new one.");

/** Takes the new address with the link that was sent to it. Links sent to the old one end. */
export async function confirmEmail(
  { pool, limiter }: Deps,
  { address }: Visit,
  token: string,
): Promise<{ done: true }> {
  const tried = await limiter.take("link", { address });
  const change = inTransaction(pool, async (tx) => {
    const link = await takeMailLink(tx, "change_email", token);
    if (!link) throw gone();
    await updateEmail(tx, link.userId, link.email);
  });
  await change.catch((error) => {
    throw isTaken(error) ? gone() : error;
  });
  await tried.giveBack();
  return { done: true };
}
