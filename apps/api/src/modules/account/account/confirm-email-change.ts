import { redeemMailLink } from "../../../db/auth/mail-links.ts";
import { isUniqueViolation } from "../../../db/is-unique-violation.ts";
import { inTransaction } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { updateEmail } from "./queries.ts";

const gone = () => refuse("link_ended");

/** Changes the e-mail by the link sent to the new address. Links sent to the old one end. */
export async function confirmEmailChange(
  { pool, limiter }: Deps,
  { address }: RequestContext,
  token: string,
): Promise<{ done: true }> {
  const tried = await limiter.take("link", { address });
  const change = inTransaction(pool, async (tx) => {
    const link = await redeemMailLink(tx, "change_email", token);
    if (!link) throw gone();
    await updateEmail(tx, link.userId, link.email);
  });
  await change.catch((error) => {
    throw isUniqueViolation(error) ? gone() : error;
  });
  await tried.giveBack();
  return { done: true };
}
