import type { Addresses } from "./front/zones.ts";

const local = "http://localhost:3000";

/** The addresses as set when the server starts: one build runs anywhere. */
export function addresses(): Addresses {
  const siteUrl = process.env.SITE_URL ?? local;
  return {
    siteUrl,
    dashboardUrl: process.env.DASHBOARD_URL ?? siteUrl,
    cartUrl: process.env.CART_URL ?? siteUrl,
    apiOrigin: process.env.API_ORIGIN ?? "http://127.0.0.1:4000",
    dashboardOrigin: process.env.DASHBOARD_ORIGIN ?? "http://127.0.0.1:3001",
    cartOrigin: process.env.CART_ORIGIN ?? "http://127.0.0.1:3002",
    sandboxOrigin: process.env.SANDBOX_ORIGIN || undefined,
  };
}

/** Where the site will be reached, if that is known while it is built; never guessed, since a build runs anywhere. */
export const siteUrlAtBuild = () => process.env.SITE_URL ?? "";

/** Whether a proxy of ours stands in front, so that the forwarded headers of a request can be believed. */
export const trustsProxy = () => ["1", "true"].includes(process.env.TRUST_PROXY ?? "");

/**
 * Where a visitor's country is looked up, once for a device; the browser asks it. Baked into the pages and their policy
 * while building. Unless set it is this site's own stand-in, which knows no country outside of trials.
 */
export const ipLocationUrl = () => process.env.IP_LOCATION_URL || "/sandbox/ip-location";

/** What the API proves itself with when it says that a shop changed; undefined: nobody is believed. */
export const refreshSecret = (): string | undefined => process.env.REFRESH_SECRET || undefined;
