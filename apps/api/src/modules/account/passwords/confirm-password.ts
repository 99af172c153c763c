import { outsideShops } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { fieldRefusal } from "../../../http/refusal.ts";
import type { SignedInVisit } from "../../../http/visit.ts";
import { markConfirmed } from "./queries.ts";
import { verifyPassword } from "./verify-password.ts";

/** The step up: for five minutes this session may do what is sensitive. */
export async function confirmPassword(deps: Deps, visit: SignedInVisit, password: string): Promise<{ done: true }> {
  if (!(await verifyPassword(deps, visit, password)))
    throw fieldRefusal(["body", "password"], "The password is not right.");
  await markConfirmed(outsideShops(deps.pool), visit.person.sessionId);
  return { done: true };
}
