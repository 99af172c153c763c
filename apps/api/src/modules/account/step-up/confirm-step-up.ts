import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { SignedInContext } from "../../../http/request-context.ts";
import { verifyOwnPassword } from "../passwords/verify-own-password.ts";
import { markConfirmed } from "./queries.ts";

/** Step-up authentication: for five minutes this session may do sensitive things. */
export async function confirmStepUp(deps: Deps, context: SignedInContext, password: string): Promise<{ done: true }> {
  if (!(await verifyOwnPassword(deps, context, password)))
    throw refuse("password_wrong", { loc: ["body", "password"] });
  await markConfirmed(outsideShops(deps.pool), context.person.sessionId);
  return { done: true };
}
