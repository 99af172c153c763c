import type { SiteGateway } from "./port.ts";

const timeoutMs = 10_000;

/**
 * The site over HTTP.
 * @param origin where this API reaches the site.
 * @param secret what the site recognises this API by.
 */
export function httpSite(origin: string, secret: string): SiteGateway {
  return {
    refresh: async (change) => {
      const response = await fetch(new URL("/refresh", origin), {
        method: "POST",
        headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
        body: JSON.stringify(change),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the site answered ${response.status} to a change`);
    },
  };
}
