import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import type { AccessToken } from "@mauzo/contract/account/session";
import { renew, site } from "../api.ts";
import { onSessionEnded } from "../ended/on-session-ended.ts";
import { withTabLock } from "../with-tab-lock.ts";
import { readToken, saveToken, sessionOver } from "./token-cookie.ts";

/** It renews nothing: that would wait for the lock under which it calls. */
const lockedApi = createApi(
  createTransport({
    ...site,
    session: { token: readToken, renew: async () => undefined, end: onSessionEnded, over: sessionOver },
  }),
);

/**
 * Runs a call that ends this session and answers with the one that is put in its place. What another call or tab is refused
 * meanwhile waits for the new token: with the old cookie, the session would look as if it were over.
 */
export async function replaceSession(run: (api: typeof lockedApi) => Promise<AccessToken>): Promise<void> {
  await renew(readToken());
  await withTabLock(async () => saveToken(await run(lockedApi)));
}
