import { session } from "@mauzo/contract/account/session";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { finishSignUp } from "./finish-sign-up.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { renew } from "./renew.ts";
import { signUp } from "./sign-up.ts";

export function sessionRoutes(mount: Mount, deps: Deps) {
  mount(session.signUp, ({ body }, visit) => signUp(deps, visit, body));
  mount(session.finishSignUp, ({ body }, visit) => finishSignUp(deps, visit, body));
  mount(session.logIn, ({ body }, visit) => logIn(deps, visit, body));
  mount(session.renew, (_, visit) => renew(deps, visit));
  mount(session.logOut, (_, visit) => logOut(deps, visit));
}
