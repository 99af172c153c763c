import { createMiddleware } from "hono/factory";

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host);

/**
 * Only for programs and browsers of this machine: not through the site, which forwards `/sandbox/…` for its visitors,
 * not by a foreign name that was pointed at this machine, and not from a foreign page.
 */
export const localOnly = createMiddleware(async (c, next) => {
  const header = (name: string) => c.req.header(name);
  const isForwarded = ["x-forwarded-for", "x-forwarded-host", "forwarded"].some((name) => header(name) !== undefined);
  const host = header("host") ?? new URL(c.req.url).host;
  const origin = header("origin");
  // No browser sends `*`, but M-Pesa asks programs for it.
  const isForeign = origin !== undefined && origin !== "*" && origin !== `http://${host}`;
  if (isForwarded || isForeign || !isLoopback(host)) return c.json({ detail: "Only on this machine" }, 403);
  await next();
});
