import { createAuthorisedFetch } from "@mauzo/api-client/authorised-fetch";
import { createApi } from "@mauzo/api-client/create-api";
import { createHttpClient } from "@mauzo/api-client/create-http-client";
import { session } from "@mauzo/contract/account/session";
import { stepUp } from "./password/step-up.ts";
import { renewToken } from "./renew-token.ts";
import { endSession, readToken, saveToken } from "./token-cookie.ts";
import { withTabLock } from "./with-tab-lock.ts";

const prefix = "/api";
const language = () => document.documentElement.lang;

/** For calls that need no session: sign-up, log-in, token renewal. */
export const publicApi = createApi(createHttpClient({ prefix, language }));

const call = () => publicApi.call(session.renew, {});

/** A token other than the refused one; undefined when the session is over. */
export const renewSession = (refused: string | undefined) =>
  renewToken(refused, { read: readToken, save: saveToken, call, lock: withTabLock });

/** fetch with the bearer token, renewed when it is refused. */
export const authorisedFetch = createAuthorisedFetch({
  token: readToken,
  renew: renewSession,
  end: endSession,
});

const signedIn = createApi(createHttpClient({ prefix, language, fetch: authorisedFetch }));
const guarded: typeof signedIn.call = (endpoint, input, signal) =>
  stepUp.guard(() => signedIn.call(endpoint, input, signal));

/** For everything behind the session. Sensitive calls first ask for the password, in place (step-up). */
export const api = { ...signedIn, call: guarded };
