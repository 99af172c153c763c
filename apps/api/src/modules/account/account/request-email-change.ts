import { inTransaction } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { SignedInContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";

/**
 * Requests a change of e-mail address. The job checks whether the address is taken, so the response reveals nothing.
 */
export async function requestEmailChange(
  { pool, queue, limiter }: Deps,
  { address, person, requestHeader }: SignedInContext,
  email: string,
): Promise<{ done: true }> {
  if (email === person.email) throw refuse("email_unchanged", { loc: ["body", "email"] });
  await limiter.take("changeEmail", { address, account: email });
  const language = requestLanguage(requestHeader("accept-language"));
  const job = { userId: person.userId, email, language };
  await inTransaction(pool, async (tx) => {
    await queue.send(tx, "change-email", { ...job, to: "current" });
    await queue.send(tx, "change-email", { ...job, to: "new" });
  });
  return { done: true };
}
