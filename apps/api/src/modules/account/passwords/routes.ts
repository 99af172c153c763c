import { signIn } from "@mauzo/contract/account/sign-in";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { confirmStepUp } from "../step-up/confirm-step-up.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resetPassword } from "./reset-password.ts";

export function passwordRoutes(mount: Mount, deps: Deps) {
  mount(signIn.forgotPassword, ({ body }, context) => forgotPassword(deps, context, body));
  mount(signIn.resetPassword, ({ body }, context) => resetPassword(deps, context, body));
  mount(signIn.confirmPassword, ({ body }, context) => confirmStepUp(deps, context, body.password));
}
