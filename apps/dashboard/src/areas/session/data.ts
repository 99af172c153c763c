import { session } from "@mauzo/contract/session";
import { openApi } from "../../lib/session/api.ts";
import { keepToken } from "../../lib/session/token-cookie.ts";
import type { Entry } from "./rules.ts";

/** Starts a session, in a new account or an old one; from here on this browser is signed in. */
export async function startSession({ mode, body }: Entry) {
  keepToken(
    mode === "sign-up" ? await openApi.call(session.signUp, { body }) : await openApi.call(session.logIn, { body }),
  );
}
