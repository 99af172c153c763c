const local = "http://localhost:3000";

/** The addresses set in the environment when the server starts, so that one build runs anywhere. */
export function addresses() {
  const siteUrl = (process.env.SITE_URL || local).replace(/\/+$/, "");
  return {
    siteUrl,
    cartUrl: process.env.CART_URL || siteUrl,
    apiOrigin: process.env.API_ORIGIN || "http://127.0.0.1:4000",
  };
}
