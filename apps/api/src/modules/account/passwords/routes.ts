import { session } from "@mauzo/contract/account/session";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { confirmStepUp } from "../step-up/confirm-step-up.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resetPassword } from "./reset-password.ts";

export function passwordRoutes(mount: Mount, deps: Deps) {
  mount(session.forgotPassword, ({ body }, context) => forgotPassword(deps, context, body));
  mount(session.resetPassword, ({ body }, context) => resetPassword(deps, context, body));
  mount(session.confirmPassword, ({ body }, context) => confirmStepUp(deps, context, body.password));
}
