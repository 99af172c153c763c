import type { AccessToken } from "@mauzo/contract/account/session";
import { siteSettings } from "../../site/site-settings.ts";
import { readCookie } from "../../storage/read-cookie.ts";
import { accessTokenCookie } from "./access-token-cookie.ts";

const listeners = new Set<() => void>();
let over = new AbortController();

/** Aborts when the session ends. */
export const sessionOver = () => over.signal;

/** The current access token. Its presence means signed in; only the API knows whether it is still valid. */
export function readToken(): string | undefined {
  return readCookie(accessTokenCookie);
}

function write(value: string, maxAgeSeconds: number) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // The site's header shows who is signed in: on a subdomain of its own, it reads the same cookie.
  const { cookieDomain } = siteSettings();
  const domain = cookieDomain ? `; domain=${cookieDomain}` : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = `${accessTokenCookie}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}${domain}`;
}

/** Saves the token for as long as its session lasts, which is longer than the token itself is valid. */
export function saveToken({ token, session_expires_in }: AccessToken) {
  if (over.signal.aborted) over = new AbortController();
  write(token, session_expires_in);
  for (const listener of listeners) listener();
}

/** Forgets what was kept of the shop. If its code cannot be loaded, what is kept stays, and is read by nobody without this token. */
export const clearKept = () =>
  import("../../offline/kept-store.ts").then(({ keptStore }) => keptStore.clear()).catch(() => undefined);

/**
 * Ends the session: removes the token and what was kept of the shop, and goes to the root path, or to `to`. Does not
 * notify listeners, because the page is leaving.
 */
export function endSession(to = "/") {
  write("", 0);
  over.abort();
  void clearKept().then(() => location.assign(to));
}

/**
 * Calls back when the cookie may have changed: here, in another tab while this one was hidden, or before the browser
 * brought this page back from its history.
 */
export function subscribeToken(listener: () => void) {
  listeners.add(listener);
  document.addEventListener("visibilitychange", listener);
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener("visibilitychange", listener);
    removeEventListener("pageshow", listener);
  };
}
