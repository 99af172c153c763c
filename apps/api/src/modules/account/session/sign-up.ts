import type { SignUp, SignUpResult } from "@mauzo/contract/account/sign-in";
import { isAPIError } from "better-auth/api";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { Refusal, refuse } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { refuseCommonPassword } from "../passwords/refuse-common-password.ts";
import { headersWithCookies } from "./headers-with-cookies.ts";
import { startSession } from "./start-session.ts";

/** Takes one try to reveal to an address that an e-mail is taken; undefined when there were too many. */
async function mayRevealTakenEmail({ limiter }: Deps, address: string) {
  try {
    await limiter.take("signUp", { address });
    return await limiter.take("takenEmail", { address });
  } catch (error) {
    if (error instanceof Refusal && error.code === "too_many_tries") return undefined;
    throw error;
  }
}

/**
 * Creates an account and starts its first session. The response reveals that an e-mail is taken, but only so often per
 * address: beyond that it is the same for every e-mail, and sign-up continues by a mailed link. So nobody who asks for
 * taken e-mails locks others on the same network out.
 */
export async function signUp(deps: Deps, context: RequestContext, body: Required<SignUp>): Promise<SignUpResult> {
  refuseCommonPassword(body.password);
  const { address } = context;
  const { email, name } = body;
  const asked = await mayRevealTakenEmail(deps, address);
  if (!asked) {
    await deps.limiter.take("signUpMail", { address, account: email });
    const language = requestLanguage(context.requestHeader("accept-language"));
    await deps.queue.send(outsideShops(deps.pool), "sign-up-mail", { email, name, language });
    return { mailed: true };
  }
  try {
    const opened = await deps.identity.api.signUpEmail({
      body,
      headers: headersWithCookies(context, []),
      returnHeaders: true,
    });
    await asked.giveBack();
    return await startSession(deps, context, { ...opened, email });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode !== 422) throw error;
    throw refuse("email_taken", { loc: ["body", "email"] });
  }
}
