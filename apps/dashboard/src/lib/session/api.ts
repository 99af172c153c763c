import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { session } from "@mauzo/contract/account/session";
import { onSessionEnded } from "./ended/on-session-ended.ts";
import { stepUp } from "./password/step-up.ts";
import { renewToken } from "./token/renew-token.ts";
import { readToken, saveToken, sessionOver } from "./token/token-cookie.ts";
import { withTabLock } from "./with-tab-lock.ts";

export const site = { prefix: "/api", language: () => document.documentElement.lang };

/** For calls that need no session: sign-up, log-in, token renewal. */
export const publicApi = createApi(createTransport(site));

const call = () => publicApi.call(session.renew, {});

/** A token other than the refused one; undefined when the session is over. */
export const renew = (refused: string | undefined) =>
  renewToken(refused, { read: readToken, save: saveToken, call, lock: withTabLock });

/**
 * For everything behind the session. A refused token is renewed; what the server wants the password for first (step-up)
 * asks for it in place and goes on.
 */
export const api = createApi(
  createTransport({
    ...site,
    guard: stepUp.guard,
    session: {
      token: readToken,
      renew,
      end: onSessionEnded,
      over: sessionOver,
    },
  }),
);
