import { account } from "@mauzo/contract/account/account";
import { session } from "@mauzo/contract/account/session";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { endSessions } from "./end-sessions.ts";
import { getUser } from "./get-user.ts";
import { listOpenSessions } from "./list-open-sessions.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { updateUser } from "./update-user.ts";

export function accountRoutes(mount: Mount, deps: Deps) {
  mount(session.user, (_, { person }) => getUser(deps, person));
  mount(account.update, ({ body }, { person }) => updateUser(deps, person, body));
  mount(account.changePassword, ({ body }, context) => changePassword(deps, context, body));
  mount(account.changeEmail, ({ body }, context) => requestEmailChange(deps, context, body.email));
  mount(account.confirmEmail, ({ body }, context) => confirmEmailChange(deps, context, body.token));
  mount(account.listSessions, (_, { person }) => listOpenSessions(deps, person));
  mount(account.endSession, ({ params }, { person }) => endSessions(deps, person, params));
  mount(account.endOtherSessions, (_, { person }) => endSessions(deps, person, "others"));
}
