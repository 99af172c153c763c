import type { SignedUp, SignUp } from "@mauzo/contract/account/session";
import { isAPIError } from "better-auth/api";
import { outsideShops } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { languageOf } from "../../../http/messages.ts";
import { fieldRefusal, Refusal } from "../../../http/refusal.ts";
import type { Visit } from "../../../http/visit.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { openSession } from "./open-session.ts";
import { agentOf } from "./rules.ts";

/** The right to tell one address once whether an e-mail is taken; undefined when it was told so too often. */
async function mayTell({ limiter }: Deps, address: string) {
  try {
    await limiter.take("signUp", { address });
    return await limiter.take("takenEmail", { address });
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return undefined;
    throw error;
  }
}

/**
 * Creates an account and starts its first session. That an e-mail is taken is told, but not often to one address: past
 * that the answer is the same for every e-mail, and the way goes on by a link in a mail. So nobody who asks for taken
 * e-mails keeps others of the same network out.
 */
export async function signUp(deps: Deps, visit: Visit, body: Required<SignUp>): Promise<SignedUp> {
  checkPassword(body.password);
  const { address } = visit;
  const { email, name } = body;
  const asked = await mayTell(deps, address);
  if (!asked) {
    await deps.limiter.take("signUpMail", { address, account: email });
    const language = languageOf(visit.requestHeader("accept-language"));
    await deps.queue.send(outsideShops(deps.pool), "sign-up-mail", { email, name, language });
    return { mailed: true };
  }
  try {
    const opened = await deps.identity.api.signUpEmail({ body, headers: agentOf(visit), returnHeaders: true });
    await asked.giveBack();
    return await openSession(deps, visit, { ...opened, email });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode !== 422) throw error;
    throw fieldRefusal(["body", "email"], "This e-mail already has an account. Log in instead.");
  }
}
