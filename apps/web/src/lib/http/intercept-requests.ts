import { channel } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { trustsProxy } from "../env.ts";
import { compressResponses } from "./compression/compress-responses.ts";
import { methodNotAllowed } from "./method-not-allowed.ts";
import { beginPageStatus } from "./page-status.ts";
import { type Place, shopPlace } from "./shops/shop-place.ts";
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

/**
 * Lets a page of this site set its own status. An error page is never cached.
 * @returns what says of the page that is sent, whatever it says itself, that the one asked for is missing.
 */
function letPageChooseStatus(response: ServerResponse) {
  const place = { isMissing: false };
  const answer = beginPageStatus();
  const { writeHead } = response;
  Object.defineProperty(response, "writeHead", {
    configurable: true,
    writable: true,
    value: (status: number, ...rest: unknown[]) => {
      // A cached page has the status it was rendered with.
      const own = status === 200 && !response.hasHeader("x-nextjs-cache") ? answer.status : status;
      const chosen = own === 200 && place.isMissing ? 404 : own;
      // Next would cache its built 404 page for a year like every other built page, though the page may exist tomorrow.
      if (chosen >= 400) response.setHeader("cache-control", "no-store");
      return Reflect.apply(writeHead, response, [chosen, ...rest]);
    },
  });
  return place;
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

/** Leads a request for a shop or a product that doesn't exist to the one page that says so, and an earlier name to today's. */
function leadToShop(parties: Parties, shown: { isMissing: boolean }) {
  const { request, response, server } = parties;
  const place = shopPlace(pathOf(request.url ?? ""));
  /** Returns whether Next still has to answer. */
  const go = (found: Place | undefined): boolean => {
    if (found?.kind === "moved") {
      const location = found.path + (URL.parse(`http://door${request.url}`)?.search ?? "");
      response.writeHead(308, { location, "cache-control": "public, max-age=0" }).end();
      return false;
    }
    shown.isMissing = found !== undefined;
    request.url = found?.path ?? request.url;
    return true;
  };
  if (place instanceof Promise) {
    withholdFromNext(parties);
    void place.then((found) => {
      if (response.destroyed || !go(found)) return;
      withheld.delete(request);
      server.emit("request", request, response);
    });
  } else if (!go(place)) withholdFromNext(parties);
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
      const shown = letPageChooseStatus(message.response);
      compressResponses(message.request, message.response);
      leadToShop(message, shown);
    } else {
      disableEventCompression(message.request);
      amendResponse(message.request, message.response);
      compressResponses(message.request, message.response);
    }
  });
}
