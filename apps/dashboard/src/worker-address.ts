/** Where the service worker's script is; the site forwards what is below `/dashboard`. */
export const workerAddress = "/dashboard/worker.js";

/**
 * The addresses it serves, with all below them. `/` would be the public site's too, so the form to log in has a
 * registration of its own.
 */
export const workerScopes = ["/dashboard", "/login"] as const;
