import { inTransaction } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { languageOf } from "../../../http/messages.ts";
import { fieldRefusal } from "../../../http/refusal.ts";
import type { SignedInVisit } from "../../../http/visit.ts";

/** Asks for another e-mail address. Whether it is taken is found out by the job: the answer tells nothing. */
export async function requestEmailChange(
  { pool, queue, limiter }: Deps,
  { address, person, requestHeader }: SignedInVisit,
  email: string,
): Promise<{ done: true }> {
  if (email === person.email) throw fieldRefusal(["body", "email"], "This is already your e-mail.");
  await limiter.take("changeEmail", { address, account: email });
  const language = languageOf(requestHeader("accept-language"));
  const job = { userId: person.userId, email, language };
  await inTransaction(pool, async (tx) => {
    await queue.send(tx, "change-email", { ...job, to: "current" });
    await queue.send(tx, "change-email", { ...job, to: "new" });
  });
  return { done: true };
}
