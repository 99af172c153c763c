/** The run-time settings of this app; the only reader of process.env. One build runs anywhere. */
export const serverSettings = () => ({
  /** Where the API answers, inside. */
  apiOrigin: process.env.API_ORIGIN ?? "http://127.0.0.1:4000",
  /** The public address of the site: shop pages live there. */
  siteUrl: (process.env.SITE_URL ?? "http://localhost:3000").replace(/\/$/, ""),
  /** The domain that site and back-office share when each has a sub-domain of it; undefined: one host. */
  cookieDomain: process.env.COOKIE_DOMAIN || undefined,
  development: process.env.NODE_ENV === "development",
});
