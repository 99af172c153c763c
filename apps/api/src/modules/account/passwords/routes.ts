import { session } from "@mauzo/contract/account/session";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { confirmPassword } from "./confirm-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resetPassword } from "./reset-password.ts";

export function passwordRoutes(mount: Mount, deps: Deps) {
  mount(session.forgotPassword, ({ body }, visit) => forgotPassword(deps, visit, body));
  mount(session.resetPassword, ({ body }, visit) => resetPassword(deps, visit, body));
  mount(session.confirmPassword, ({ body }, visit) => confirmPassword(deps, visit, body.password));
}
