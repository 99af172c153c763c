import type { Addresses } from "./addresses/zones.ts";

const local = "http://localhost:3000";

/** The addresses set in the environment when the server starts, so that one build runs anywhere. */
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

/** The site's URL if it is known at build time; never guessed, since a build runs anywhere. */
export const siteUrlAtBuild = () => process.env.SITE_URL ?? "";

/** Whether our own proxy is in front, so that a request's forwarded headers can be trusted. */
export const trustsProxy = () => ["1", "true"].includes(process.env.TRUST_PROXY ?? "");

/**
 * Where the browser looks up a visitor's country, once per device. Baked into the pages and their policy at build time.
 * Defaults to this site's own stand-in, which knows no country outside of trials.
 */
export const ipLocationUrl = () => process.env.IP_LOCATION_URL || "/sandbox/ip-location";

/** How many orders all shops have together before the landing page shows their totals: few would say the opposite. */
export const statisticsFrom = (): number => Number(process.env.STATISTICS_FROM_ORDERS || 100);

/** The secret with which the API proves itself when it reports a changed shop; undefined: no report is accepted. */
export const refreshSecret = (): string | undefined => process.env.REFRESH_SECRET || undefined;

/** Where the site listens. */
export const listensAt = () => ({
  host: process.env.WEB_HOST ?? "127.0.0.1",
  port: Number(process.env.WEB_PORT ?? 3000),
});

/** Whether pages are compiled when they are asked for, and none is kept. */
export const isDevelopment = (): boolean => process.env.NODE_ENV === "development";
