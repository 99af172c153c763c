import { randomUUID } from "node:crypto";
import { IncomingMessage } from "node:http";
import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { media } from "@mauzo/contract/shop/media";
import type { Context, Hono, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { secureHeaders } from "hono/secure-headers";
import type { Logger } from "pino";
import { idempotencyHeader, replayedHeader } from "./answer-once.ts";
import { lastEventIdHeader } from "./event-stream.ts";
import { Refusal } from "./refusal.ts";

const maxBodyBytes = 1_000_000;

/** Paths any site may call from a browser, without credentials: the chat and what is public anyway. */
const openPaths = /^\/(plugin|conversation|public)(\/|$)/;

async function requestId(c: Context, next: Next) {
  c.header("x-request-id", randomUUID());
  await next();
}

/** An answer that somebody opens as a page runs nothing and stands in no frame; a page of ours brings its own policy. */
async function answersNoPage(c: Context, next: Next) {
  await next();
  if (!c.res.headers.has("content-security-policy"))
    c.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
}

/** Answers are of one caller and one moment: nobody keeps one that does not say so itself. */
async function keptByNobody(c: Context, next: Next) {
  await next();
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
}

/** An answer to HEAD is its headers: nobody reads what would follow them, and a stream that nobody reads is let go. */
async function headersOnly(c: Context, next: Next) {
  await next();
  if (c.req.method === "HEAD") await c.res.body?.cancel();
}

/**
 * What still comes of an answered body is thrown away: a forwarder whose pipe breaks while it writes loses the answer.
 * The server reads on by itself, half a second and 64 MB at most, once nobody holds the body back.
 */
async function hearsOut(c: Context, next: Next) {
  await next();
  const incoming: unknown = c.env?.incoming;
  if (incoming instanceof IncomingMessage) incoming.removeAllListeners("data");
}

const accessLog = (log: Logger) => async (c: Context, next: Next) => {
  const startedMs = performance.now();
  await next();
  // The path only: a cart token stands in the query.
  log.info(
    {
      requestId: c.res.headers.get("x-request-id"),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - startedMs),
    },
    "request",
  );
};

/** What every request passes before its route: an id, the log, headers, who may call from a browser, and how much it may send. */
export function front(app: Hono, { log, ownOrigins }: { log: Logger; ownOrigins: ReadonlySet<string> }): void {
  const allowHeaders = ["authorization", "content-type", idempotencyHeader, visitorTokenHeader, lastEventIdHeader];
  const exposeHeaders = [visitorTokenHeader, replayedHeader, "x-request-id", "retry-after"];
  const open = cors({ origin: "*", allowHeaders, exposeHeaders, maxAge: 86_400 });
  const own = cors({
    origin: (origin) => (ownOrigins.has(origin) ? origin : null),
    credentials: true,
    allowHeaders,
    exposeHeaders,
    maxAge: 600,
  });

  // The outermost: a body that was let go is not answered with again.
  app.use(headersOnly);
  app.use(hearsOut);
  app.use(requestId);
  app.use(accessLog(log));
  app.use(
    secureHeaders({
      crossOriginResourcePolicy: "cross-origin",
      referrerPolicy: "no-referrer",
      xFrameOptions: "DENY",
      strictTransportSecurity: [...ownOrigins].every((origin) => origin.startsWith("https:"))
        ? "max-age=31536000; includeSubDomains"
        : false,
    }),
  );
  app.use(answersNoPage);
  app.use(keptByNobody);
  app.use((c, next) => (openPaths.test(c.req.path) ? open : own)(c, next));
  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new Refusal(413, "The body is larger than 1 MB");
    },
  });
  // A file is counted while it is written down.
  const takesFiles = new Set<string>([media.upload, productImports.upload, cartClaims.upload].map(({ path }) => path));
  app.use((c, next) => (takesFiles.has(c.req.path) && c.req.method === "POST" ? next() : limitBody(c, next)));
}
