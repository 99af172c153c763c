import { randomUUID } from "node:crypto";
import { IncomingMessage } from "node:http";
import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { conversationFiles } from "@mauzo/contract/conversations/conversation-files";
import { whatsappWebhook } from "@mauzo/contract/conversations/whatsapp-webhook";
import { contactImports } from "@mauzo/contract/customers/contact-imports";
import { expenseImports } from "@mauzo/contract/expenses/expense-imports";
import { expenses } from "@mauzo/contract/expenses/expenses";
import { optOuts } from "@mauzo/contract/marketing/opt-outs";
import { smsConnections } from "@mauzo/contract/marketing/sms-connections";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { payments } from "@mauzo/contract/payments/payments";
import { media } from "@mauzo/contract/shop/media";
import { viaHeader } from "@mauzo/contract/shop/via";
import type { Context, Hono, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { routePath } from "hono/route";
import { secureHeaders } from "hono/secure-headers";
import type { Logger } from "pino";
import type { CountedRequest } from "../metrics/open-metrics.ts";
import { lastEventIdHeader } from "./live-streams.ts";
import { refuse } from "./refuse.ts";
import { idempotencyHeader, replayedHeader } from "./run-idempotent.ts";

const maxBodyBytes = 1_000_000;

/** Paths that any site may call from a browser, without credentials: the chat and public data. */
const openPaths = /^\/(plugin|conversation|public)(\/|$)/;

async function requestId(c: Context, next: Next) {
  c.header("x-request-id", randomUUID());
  await next();
}

/**
 * When somebody opens a response as a page, it may run nothing and not be framed; pages of our own set their own
 * policy.
 */
async function strictContentPolicy(c: Context, next: Next) {
  await next();
  if (!c.res.headers.has("content-security-policy"))
    c.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
}

/** Responses are for one caller at one moment: none is cached unless it says so itself. */
async function noStoreByDefault(c: Context, next: Next) {
  await next();
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
}

/** A response to HEAD is only its headers: nobody reads the body, so a stream is cancelled. */
async function cancelHeadBody(c: Context, next: Next) {
  await next();
  if (c.req.method === "HEAD") await c.res.body?.cancel();
}

/**
 * Discards the rest of a request body after the response: a proxy whose pipe breaks while it writes loses the response.
 * Once the body is released, the server reads on by itself, for at most half a second and 64 MB.
 */
async function drainRequestBody(c: Context, next: Next) {
  await next();
  const incoming: unknown = c.env?.incoming;
  if (incoming instanceof IncomingMessage) incoming.removeAllListeners("data");
}

type Observe = (request: CountedRequest) => void;

/** Where providers deliver: the last part of the path is known to nobody else. */
const webhooks = whatsappWebhook.receive.path.replace(":key", "");
/** The codes of links in messages are known to who got them only. */
const optOutLinks = optOuts.get.path.replace(":code", "");
const balances = balanceLinks.get.path.replace(":link", "");
const smsReports = smsConnections.report.path.replace(":secret", "");
const callbacks = payments.callback.path.replace(":secret", "");
const loggedPath = (path: string) => {
  const secret = [webhooks, callbacks, optOutLinks, balances, smsReports].find((start) => path.startsWith(start));
  return secret === undefined ? path : `${secret}…`;
};

const accessLog = (log: Logger, observe: Observe) => async (c: Context, next: Next) => {
  const startedMs = performance.now();
  await next();
  const ms = performance.now() - startedMs;
  observe({ method: c.req.method, route: routePath(c, -1), status: c.res.status, seconds: ms / 1_000 });
  // Only the path: a cart token is in the query.
  log.info(
    {
      requestId: c.res.headers.get("x-request-id"),
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round(ms),
    },
    "request",
  );
};

/** What every request passes before its route: request id, log, headers, CORS and body size. */
export function addMiddleware(
  app: Hono,
  { log, ownOrigins, observeRequest }: { log: Logger; ownOrigins: ReadonlySet<string>; observeRequest: Observe },
): void {
  const allowHeaders = [
    "authorization",
    "content-type",
    idempotencyHeader,
    visitorTokenHeader,
    viaHeader,
    lastEventIdHeader,
  ];
  const exposeHeaders = [visitorTokenHeader, replayedHeader, "x-request-id", "retry-after"];
  const open = cors({ origin: "*", allowHeaders, exposeHeaders, maxAge: 86_400 });
  const own = cors({
    origin: (origin) => (ownOrigins.has(origin) ? origin : null),
    credentials: true,
    allowHeaders,
    exposeHeaders,
    maxAge: 600,
  });

  // Outermost, so that no other middleware reuses a cancelled body in a new response.
  app.use(cancelHeadBody);
  app.use(drainRequestBody);
  app.use(requestId);
  app.use(accessLog(log, observeRequest));
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
  app.use(strictContentPolicy);
  app.use(noStoreByDefault);
  app.use((c, next) => (openPaths.test(c.req.path) ? open : own)(c, next));
  const limitTo = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw refuse("body_too_large");
      },
    });
  const limitBody = limitTo(maxBodyBytes);
  const limitWebhook = limitTo(whatsappWebhook.receive.takesBytes);
  const limitCallback = limitTo(payments.callback.takesBytes);
  // An upload's size is counted while it is written to disk.
  const uploads = [
    ...[media.upload, productImports.upload, contactImports.upload, cartClaims.upload, conversationFiles.send],
    ...[expenses.upload, expenseImports.upload],
  ];
  const takesFiles = new RegExp(`^(?:${uploads.map(({ path }) => path.replaceAll(/:\w+/g, "[^/]+")).join("|")})$`);
  app.use((c, next) => {
    if (takesFiles.test(c.req.path) && c.req.method === "POST") return next();
    if (c.req.path.startsWith(callbacks)) return limitCallback(c, next);
    return (c.req.path.startsWith(webhooks) ? limitWebhook : limitBody)(c, next);
  });
}
