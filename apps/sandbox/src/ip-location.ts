import { Hono } from "hono";

/**
 * An IP-location service: the caller's country, in the field `country_code`, as ipapi.co answers on `/json/`. A caller
 * on this machine has an address without a country, and gets what the real service answers for such an address;
 * `?country_code=TZ` asks as if from there.
 */
export function ipLocation(): Hono {
  const app = new Hono();
  app.get("/", (c) => {
    c.header("Cache-Control", "no-store");
    const place = { ip: c.req.header("x-forwarded-for") ?? "127.0.0.1", version: "IPv4" };
    const country = c.req.query("country_code");
    if (country === undefined) return c.json({ ...place, error: true, reason: "Reserved IP Address", reserved: true });
    if (!/^[A-Z]{2}$/.test(country)) return c.json({ detail: "country_code must be two capital letters" }, 422);
    return c.json({ ...place, country, country_code: country, in_eu: false });
  });
  return app;
}
