import type { AccessToken } from "@mauzo/contract/account/session";
import type { LogIn } from "@mauzo/contract/account/sign-in";
import type { Deps } from "../../../deps.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { logIn } from "./log-in.ts";

/** Starts the first session of an account that was made just now, which has no second factor. */
export async function logInFirst(deps: Deps, context: RequestContext, body: LogIn): Promise<AccessToken> {
  const opened = await logIn(deps, context, body);
  if ("second_factor" in opened) throw new Error("an account that was made just now has a second factor");
  return opened;
}
