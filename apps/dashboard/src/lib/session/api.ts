import { createAuthorisedFetch } from "@mauzo/api-client/authorised-fetch";
import { createApi } from "@mauzo/api-client/create-api";
import { createHttp } from "@mauzo/api-client/create-http";
import { session } from "@mauzo/contract/account/session";
import { stepUp } from "./password/step-up.ts";
import { renewToken } from "./renew-token.ts";
import { endSession, keepToken, readToken } from "./token-cookie.ts";
import { withLock } from "./with-lock.ts";

const prefix = "/api";
const language = () => document.documentElement.lang;

/** For calls that need no session: sign-up, log-in, renewal. */
export const openApi = createApi(createHttp({ prefix, language }));

const call = () => openApi.call(session.renew, {});

/** A token other than the refused one; undefined when the session is over. */
export const renewSession = (refused: string | undefined) =>
  renewToken(refused, { read: readToken, keep: keepToken, call, lock: withLock });

/** fetch with the bearer, renewed when it is refused. */
export const authorisedFetch = createAuthorisedFetch({
  token: readToken,
  renew: renewSession,
  end: endSession,
});

const signedIn = createApi(createHttp({ prefix, language, fetch: authorisedFetch }));
const guarded: typeof signedIn.call = (endpoint, input, signal) =>
  stepUp.guard(() => signedIn.call(endpoint, input, signal));

/** For everything behind the session. What is sensitive asks for the password first, in place. */
export const api = { ...signedIn, call: guarded };
