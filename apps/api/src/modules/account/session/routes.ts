import { session } from "@mauzo/contract/account/session";
import { signIn } from "@mauzo/contract/account/sign-in";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { finishSignUp } from "./finish-sign-up.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { renewAccessToken } from "./renew-access-token.ts";
import { signUp } from "./sign-up.ts";

export function sessionRoutes(mount: Mount, deps: Deps) {
  mount(signIn.signUp, ({ body }, context) => signUp(deps, context, body));
  mount(signIn.finishSignUp, ({ body }, context) => finishSignUp(deps, context, body));
  mount(signIn.logIn, ({ body }, context) => logIn(deps, context, body));
  mount(session.renew, (_, context) => renewAccessToken(deps, context));
  mount(session.logOut, (_, context) => logOut(deps, context));
}
