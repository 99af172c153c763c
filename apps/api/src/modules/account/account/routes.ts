import { account } from "@mauzo/contract/account/account";
import { session } from "@mauzo/contract/account/session";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmail } from "./confirm-email.ts";
import { endSessions } from "./end-sessions.ts";
import { getUser } from "./get-user.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { showSessions } from "./show-sessions.ts";
import { updateUser } from "./update-user.ts";

export function accountRoutes(mount: Mount, deps: Deps) {
  mount(session.user, (_, { person }) => getUser(deps, person));
  mount(account.update, ({ body }, { person }) => updateUser(deps, person, body));
  mount(account.changePassword, ({ body }, visit) => changePassword(deps, visit, body));
  mount(account.changeEmail, ({ body }, visit) => requestEmailChange(deps, visit, body.email));
  mount(account.confirmEmail, ({ body }, visit) => confirmEmail(deps, visit, body.token));
  mount(account.listSessions, (_, { person }) => showSessions(deps, person));
  mount(account.endSession, ({ params }, { person }) => endSessions(deps, person, params));
  mount(account.endOtherSessions, (_, { person }) => endSessions(deps, person, "others"));
}
