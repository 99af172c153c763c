import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { World } from "../world/world.ts";
import { page } from "./page.ts";
import { snapshotOf } from "./snapshot.ts";

const folder = new URL("./", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), "utf8");

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  // A shop's pictures may be on this machine at another port.
  "img-src 'self' blob: data: http://localhost:* http://127.0.0.1:*",
  "media-src 'self' blob: http://localhost:* http://127.0.0.1:*",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The customers' phones, in the browser: one page, its styles and scripts, and what happens as it happens. */
export function phone(world: World): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header("Content-Security-Policy", policy);
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "no-referrer");
    c.header("Cache-Control", "no-store");
  });
  app.get("/", (c) => c.html(page));
  app.get("/styles/:name{[a-z-]+\\.css}", (c) =>
    c.body(read(`styles/${c.req.param("name")}`), 200, { "Content-Type": "text/css; charset=utf-8" }),
  );
  app.get("/script/:path{json\\.ts|phone/client/(?:[a-z]+/)?[a-z-]+\\.ts}", (c) =>
    c.body(stripTypeScriptTypes(read(`../${c.req.param("path")}`)), 200, {
      "Content-Type": "text/javascript; charset=utf-8",
    }),
  );
  /** What is in a chat, for the phone: without a token, as it is on the phone already. */
  app.get("/media/:id", (c) => {
    const media = world.media.get(c.req.param("id"));
    if (!media) return c.notFound();
    return c.body(new Uint8Array(media.bytes), 200, {
      "Content-Type": /^(?:image\/(?:png|jpeg|webp)|audio|video)/.test(media.mime_type)
        ? media.mime_type
        : "application/octet-stream",
    });
  });
  app.get("/events", (c) =>
    streamSSE(c, async (stream) => {
      const send = (event: string, data: unknown) => stream.writeSSE({ event, data: JSON.stringify(data) });
      await send("world", snapshotOf(world, true));
      const stop = world.listen((event) => {
        if (event.kind === "message") void send("message", event.message);
        else if (event.kind === "typing") void send("typing", event);
        else void send("world", snapshotOf(world, event.kind === "reset"));
      });
      await new Promise<void>((done) => stream.onAbort(done));
      stop();
    }),
  );
  return app;
}
