import { secondFactor } from "@mauzo/contract/account/second-factor";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { beginSecondFactor } from "./begin-second-factor.ts";
import { confirmSecondFactor } from "./confirm-second-factor.ts";
import { logInWithCode } from "./log-in-with-code.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";

export function secondFactorRoutes(mount: Mount, deps: Deps) {
  mount(secondFactor.begin, ({ body }, context) => beginSecondFactor(deps, context, body));
  mount(secondFactor.confirm, ({ body }, context) => confirmSecondFactor(deps, context, body));
  mount(secondFactor.renewCodes, ({ body }, context) => renewRecoveryCodes(deps, context, body));
  mount(secondFactor.remove, ({ body }, context) => removeSecondFactor(deps, context, body));
  mount(secondFactor.logIn, ({ body }, context) => logInWithCode(deps, context, body));
}
