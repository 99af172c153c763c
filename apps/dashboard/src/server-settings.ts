const local = "http://localhost:3000";
const withoutSlash = (address: string) => address.replace(/\/$/, "");

/** The run-time settings of this app; the only place that reads process.env, so that one build runs anywhere. */
export const serverSettings = () => ({
  /** The API's internal address. */
  apiOrigin: process.env.API_ORIGIN ?? "http://127.0.0.1:4000",
  /** The public URL of the site, with the shop pages. */
  siteUrl: withoutSlash(process.env.SITE_URL ?? local),
  /** The public URL of the back-office: the site's, unless it has a host of its own. */
  dashboardUrl: withoutSlash(process.env.DASHBOARD_URL || process.env.SITE_URL || local),
  /** The parent domain of site and back-office where each has a subdomain; undefined: both on one host. */
  cookieDomain: process.env.COOKIE_DOMAIN || undefined,
  development: process.env.NODE_ENV === "development",
});
