/** The run-time settings of this app; the only reader of process.env. One build runs anywhere. */
export const serverSettings = () => ({
  /** Where the API answers, inside. */
  apiOrigin: process.env.API_ORIGIN ?? "http://127.0.0.1:4000",
  /** The public address of the site: shop pages live there. */
  siteUrl: (process.env.SITE_URL ?? "http://localhost:3000").replace(/\/$/, ""),
  development: process.env.NODE_ENV === "development",
});
