import { channel } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { trustsProxy } from "../env.ts";
import { compressResponses } from "./compression/compress-responses.ts";
import { methodNotAllowed } from "./method-not-allowed.ts";
import { beginPageStatus } from "./page-status.ts";
import { missingShopPath } from "./shops/missing-shop-path.ts";
import { unreachableAnswer } from "./unreachable-answer.ts";
import { zoneOf } from "./zones.ts";

const claims = ["forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"];

/**
 * Leaves one address in X-Forwarded-For: the one this server saw or, behind our own proxy, the last one, which that
 * proxy added. What a client claims about itself never gets through.
 */
function nameClient(request: IncomingMessage) {
  const seenByProxy = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",").at(-1)?.trim();
  if (!trustsProxy()) for (const header of claims) delete request.headers[header];
  request.headers["x-forwarded-for"] = (trustsProxy() && seenByProxy) || request.socket.remoteAddress;
}

/** Compression would hold small events back until its buffer is full. */
function disableEventCompression(request: IncomingMessage) {
  if (request.headers.accept?.includes("text/event-stream")) delete request.headers["accept-encoding"];
}

/**
 * Removes Next's header with the internal address from the response.
 * When the other app cannot be reached, Next ends the response with a bare 500, which is replaced here. Nothing else
 * looks like that: a 500 of the other app itself always has headers of its own.
 */
function amendResponse(request: IncomingMessage, response: ServerResponse) {
  const { writeHead, end } = response;
  let answer: ReturnType<typeof unreachableAnswer> | undefined;
  Object.defineProperty(response, "writeHead", {
    configurable: true,
    writable: true,
    value: (...head: unknown[]) => {
      response.removeHeader("x-middleware-rewrite");
      if (response.statusCode !== 500 || response.hasHeader("content-type") || response.hasHeader("date")) {
        return Reflect.apply(writeHead, response, head);
      }
      answer = unreachableAnswer(request.url ?? "", request.headers);
      for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
      return Reflect.apply(writeHead, response, [answer.status]);
    },
  });
  Object.defineProperty(response, "end", {
    configurable: true,
    writable: true,
    value: (...body: unknown[]) => {
      if (!response.headersSent) response.writeHead(response.statusCode);
      return Reflect.apply(end, response, answer ? [request.method === "HEAD" ? undefined : answer.body] : body);
    },
  });
}

/** The path of a request's URL, whatever was sent: an exception here would end the server. */
const pathOf = (address: string) => URL.parse(`http://door${address}`)?.pathname ?? "";

/** Next fails on URLs without a path, such as `*`, and on percent signs that encode no character: they are escaped. */
function readableAddress(address: string): string {
  if (!address.startsWith("/")) return `/${encodeURIComponent(address)}`;
  const [path = "", ...search] = address.split("?");
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll("%", "%25"), ...search].join("?");
  }
}

/** The router would take `/SW` for another language, without texts: a page has one URL. */
const plainAddress = (address: string) => address.replace(/^\/(?!sw)([sS][wW])(?=[/?]|$)/, "/sw/$1");

/** Lets a page of this site set its own status. An error page is never cached. */
function letPageChooseStatus(response: ServerResponse) {
  const answer = beginPageStatus();
  const { writeHead } = response;
  Object.defineProperty(response, "writeHead", {
    configurable: true,
    writable: true,
    value: (status: number, ...rest: unknown[]) => {
      // A cached page has the status it was rendered with.
      const chosen = status === 200 && !response.hasHeader("x-nextjs-cache") ? answer.status : status;
      // Next would cache its built 404 page for a year like every other built page, though the page may exist tomorrow.
      if (chosen >= 400) response.setHeader("cache-control", "no-store");
      return Reflect.apply(writeHead, response, [chosen, ...rest]);
    },
  });
}

type Parties = { request: IncomingMessage; response: ServerResponse; server: Server };

function hasParties(message: unknown): message is Parties {
  return typeof message === "object" && message !== null && "request" in message && "response" in message;
}

/** Requests that are answered or held here: Next doesn't see them. */
const withheld = new WeakSet<object>();
const guarded = new WeakSet<Server>();

function withholdFromNext({ request, server }: Parties) {
  withheld.add(request);
  if (guarded.has(server)) return;
  guarded.add(server);
  const { emit } = server;
  Object.defineProperty(server, "emit", {
    configurable: true,
    writable: true,
    value: (...event: unknown[]) => {
      const [, request] = event;
      return typeof request === "object" && request !== null && withheld.has(request)
        ? true
        : Reflect.apply(emit, server, event);
    },
  });
}

/** Responds to any other method on a page that can only be read; Next would send the page. Returns whether it did. */
function answersMethod(parties: Parties, path: string): boolean {
  const answer = methodNotAllowed(parties.request, path);
  if (!answer) return false;
  withholdFromNext(parties);
  parties.response.writeHead(answer.status, answer.headers).end(answer.body);
  return true;
}

/** Refuses a URL that names a host, as proxies get it: Next would redirect to whatever host is named. */
function refusesAbsoluteUrl(parties: Parties): boolean {
  if (!/^[a-z][a-z\d+.-]*:/i.test(parties.request.url ?? "")) return false;
  withholdFromNext(parties);
  const headers = { "cache-control": "no-store", "content-type": "application/json", connection: "close" };
  parties.response.writeHead(400, headers).end(JSON.stringify({ detail: "Ask for a path: this is not a proxy." }));
  return true;
}

/** Rewrites a request for a shop that doesn't exist to the one page that says so. */
function leadToMissingShop(parties: Parties) {
  const { request, response, server } = parties;
  const page = missingShopPath(pathOf(request.url ?? ""));
  if (page instanceof Promise) {
    withholdFromNext(parties);
    void page.then((found) => {
      withheld.delete(request);
      request.url = found ?? request.url;
      if (!response.destroyed) server.emit("request", request, response);
    });
  } else request.url = page ?? request.url;
}

/** Prepares every request before Next sees it. Next has no hook for that; Node's own diagnostics channel has. */
export function interceptRequests() {
  channel("http.server.request.start").subscribe((message) => {
    if (!hasParties(message)) return;
    if (refusesAbsoluteUrl(message)) return;
    nameClient(message.request);
    const path = pathOf(message.request.url ?? "");
    const zone = zoneOf(path);
    if (zone !== "api") message.request.url = readableAddress(message.request.url ?? "");
    const isPage = zone === undefined || zone === "dashboard" || zone === "cart";
    if (isPage && answersMethod(message, path)) return;
    if (zone === undefined) {
      message.request.url = plainAddress(message.request.url ?? "");
      letPageChooseStatus(message.response);
    } else {
      disableEventCompression(message.request);
      amendResponse(message.request, message.response);
    }
    compressResponses(message.request, message.response);
    if (zone === undefined) leadToMissingShop(message);
  });
}
