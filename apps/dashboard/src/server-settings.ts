/** The run-time settings of this app; the only place that reads process.env, so that one build runs anywhere. */
export const serverSettings = () => ({
  /** The API's internal address. */
  apiOrigin: process.env.API_ORIGIN ?? "http://127.0.0.1:4000",
  /** The public URL of the site, with the shop pages. */
  siteUrl: (process.env.SITE_URL ?? "http://localhost:3000").replace(/\/$/, ""),
  /** The parent domain of site and back-office where each has a subdomain; undefined: both on one host. */
  cookieDomain: process.env.COOKIE_DOMAIN || undefined,
  development: process.env.NODE_ENV === "development",
});
