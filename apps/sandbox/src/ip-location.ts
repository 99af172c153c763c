import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * An IP-location service: the country of whoever asks, in the field `country_code`, as ipapi.co answers on `/json/`.
 * A visitor of this machine has an address of no country, and hears what the real service says to such a one, until
 * `PUT` with `{ "country_code": "TZ" }` gives everybody a country; `null` takes it away again.
 */
export function ipLocation(): Hono {
  let country: string | null = null;
  const app = new Hono();
  app.get("/", (c) => {
    c.header("Cache-Control", "no-store");
    const place = { ip: c.req.header("x-forwarded-for") ?? "127.0.0.1", version: "IPv4" };
    return country === null
      ? c.json({ ...place, error: true, reason: "Reserved IP Address", reserved: true })
      : c.json({ ...place, country, country_code: country, in_eu: false });
  });
  app.put("/", bodyLimit({ maxSize: 1_000 }), async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const wanted: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "country_code") : undefined;
    if (wanted !== null && !(typeof wanted === "string" && /^[A-Z]{2}$/.test(wanted)))
      return c.json({ detail: "country_code must be two capital letters, or null" }, 422);
    country = wanted;
    return c.body(null, 204);
  });
  return app;
}
