import { channel } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { trustsProxy } from "../env.ts";
import { beginAnswer } from "./answer-status.ts";
import { methodAnswer } from "./method-answer.ts";
import { packAnswers } from "./packing/pack-answers.ts";
import { missingShop } from "./shops/missing-shop.ts";
import { unreachableAnswer } from "./unreachable-answer.ts";
import { zoneOf } from "./zones.ts";

const claims = ["forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"];

/**
 * Leaves one address in X-Forwarded-For: the one this server saw or, behind a proxy of ours, the one that proxy saw
 * and put last. What a client claims about itself never gets through.
 */
function nameClient(request: IncomingMessage) {
  const seenByProxy = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",").at(-1)?.trim();
  if (!trustsProxy()) for (const header of claims) delete request.headers[header];
  request.headers["x-forwarded-for"] = (trustsProxy() && seenByProxy) || request.socket.remoteAddress;
}

/** Packing holds small events back until its buffer is full. */
function keepEventsFlowing(request: IncomingMessage) {
  if (request.headers.accept?.includes("text/event-stream")) delete request.headers["accept-encoding"];
}

/**
 * Takes Next's note with the internal address out of the answer.
 * When the other app cannot be reached, Next ends the response with a bare 500. Nothing but this looks like that:
 * a 500 of the other app itself always carries its own headers.
 */
function amendAnswer(request: IncomingMessage, response: ServerResponse) {
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

/** The path of a request's address, whatever was sent as one: an error at the door would end the server. */
const pathOf = (address: string) =>
  URL.parse(address.startsWith("/") ? `http://door${address}` : address)?.pathname ?? "";

/** Next breaks on what is no path, such as `*`, and on percent signs that stand for no character: they become text. */
function readableAddress(address: string): string {
  if (!address.startsWith("/") && !URL.canParse(address)) return `/${encodeURIComponent(address)}`;
  const [path = "", ...search] = address.split("?");
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll("%", "%25"), ...search].join("?");
  }
}

/** The router takes `/SW` for a language of its own that it knows no texts of: a page has one address. */
const plainAddress = (address: string) => address.replace(/^\/(?!sw)([sS][wW])(?=[/?]|$)/, "/sw/$1");

/** Lets a page of this site say with which status it goes out. One that is not there is kept by nobody. */
function letPageChooseStatus(response: ServerResponse) {
  const answer = beginAnswer();
  const { writeHead } = response;
  Object.defineProperty(response, "writeHead", {
    configurable: true,
    writable: true,
    value: (status: number, ...rest: unknown[]) => {
      // A page out of the cache brings the status it was made with.
      const chosen = status === 200 && !response.hasHeader("x-nextjs-cache") ? answer.status : status;
      // Next gives its built 404 page the year of every other built page, and what may be there tomorrow with it.
      if (chosen >= 400) response.setHeader("cache-control", "no-store");
      return Reflect.apply(writeHead, response, [chosen, ...rest]);
    },
  });
}

type Parties = { request: IncomingMessage; response: ServerResponse; server: Server };

function hasParties(message: unknown): message is Parties {
  return typeof message === "object" && message !== null && "request" in message && "response" in message;
}

/** Requests that are answered at the door, or wait there: Next does not hear of them. */
const kept = new WeakSet<object>();
const guarded = new WeakSet<Server>();

function keepAtDoor({ request, server }: Parties) {
  kept.add(request);
  if (guarded.has(server)) return;
  guarded.add(server);
  const { emit } = server;
  Object.defineProperty(server, "emit", {
    configurable: true,
    writable: true,
    value: (...event: unknown[]) => {
      const [, request] = event;
      return typeof request === "object" && request !== null && kept.has(request)
        ? true
        : Reflect.apply(emit, server, event);
    },
  });
}

/** Answers whoever wants to do something with a page that can only be read. Next would send the page. */
function answersMethod(parties: Parties, path: string): boolean {
  const answer = methodAnswer(parties.request, path);
  if (!answer) return false;
  keepAtDoor(parties);
  parties.response.writeHead(answer.status, answer.headers).end(answer.body);
  return true;
}

/** Leads who asks for a shop that is not there to the one page that says so. */
function leadToMissingShop(parties: Parties) {
  const { request, response, server } = parties;
  const page = missingShop(pathOf(request.url ?? ""));
  if (page instanceof Promise) {
    keepAtDoor(parties);
    void page.then((found) => {
      kept.delete(request);
      request.url = found ?? request.url;
      if (!response.destroyed) server.emit("request", request, response);
    });
  } else request.url = page ?? request.url;
}

/** Puts every request in order before Next sees it. Next offers no such place; Node's own diagnostics channel does. */
export function openFrontDoor() {
  channel("http.server.request.start").subscribe((message) => {
    if (!hasParties(message)) return;
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
      keepEventsFlowing(message.request);
      amendAnswer(message.request, message.response);
    }
    packAnswers(message.request, message.response);
    if (zone === undefined) leadToMissingShop(message);
  });
}
