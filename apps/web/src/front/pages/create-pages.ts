import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { isDevelopment } from "../../lib/env.ts";
import type { Exchange } from "../exchange.ts";
import { askServer, passOn } from "../forwarding/ask-server.ts";
import { pipeAnswer } from "../forwarding/pipe-answer.ts";
import { plainPath } from "../requests/tidy-request.ts";
import { createKeptPages } from "./kept-pages.ts";
import { type Page, renderPage } from "./render-page.ts";
import { sendPage } from "./send-page.ts";

const keptBytes = 64 * 1024 * 1024;

type Asked = {
  /** Of a page that is sent: not always what was asked for. */
  path: string;
  query: string;
  /** Whether many addresses, of which there is nothing, lead to this page. */
  isLed: boolean;
};

/** Files, redirects, and what React asks of a page that has it whole: Next sends them itself. */
const isOfNext = ({ headers }: IncomingMessage, path: string) =>
  headers.rsc !== undefined || /^\/(?:_next|en|docs)(?:\/|$)|\.[^/]*$/.test(path);
const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";
/** The results of a search without JavaScript are of one request. */
const isOfRequest = (path: string) => /^(?:\/sw)?\/shop-search$/.test(path);

/** Sends the pages of the site, which Next renders at `renderer`. */
export function createPages(renderer: URL) {
  /** Where Next has a path. Assigned, not resolved: a path such as `//elsewhere.example` must never become a host. */
  function at(path: string, query = ""): URL {
    const url = new URL(renderer);
    url.pathname = path;
    url.search = query;
    return url;
  }
  const kept = createKeptPages({ bytes: keptBytes });
  const sheets = new Map<string, Promise<string>>();

  async function fetchSheet(path: string): Promise<string> {
    const answer = await askServer(at(path));
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
    return (await text(answer)).replaceAll("url(../", "url(/_next/static/");
  }
  /** A built sheet has its hash in its name. */
  function readSheet(path: string): Promise<string> {
    if (isDevelopment()) return fetchSheet(path);
    const known = sheets.get(path) ?? fetchSheet(path);
    sheets.set(path, known);
    known.catch(() => sheets.delete(path));
    return known;
  }

  const render = async (path: string, query = ""): Promise<Page> =>
    finish(await askServer(at(path, query)), path, true);

  /** A page that Next failed on is the one that says so. */
  async function finish(answer: IncomingMessage, path: string, inlinesStyles: boolean): Promise<Page> {
    if ((answer.statusCode ?? 500) < 500) return renderPage(answer, { readSheet, inlinesStyles });
    answer.resume();
    const failure = /^\/sw(?:\/|$)/.test(path) ? "/sw/failure" : "/failure";
    return renderPage(await askServer(at(failure)), { readSheet, inlinesStyles: true });
  }

  /** A part of the response to a form is put into a page that has other styles: it names its sheets. */
  async function sendForm(exchange: Exchange, url: URL) {
    const page = await finish(await passOn(exchange, url), url.pathname, false);
    sendPage(exchange, page, { isKept: false });
  }

  async function sendOfNext(exchange: Exchange, url: URL) {
    const answer = await passOn(exchange, url);
    const isPage = answer.headers["content-type"]?.startsWith("text/html") ?? false;
    if (!isPage || exchange.request.headers.rsc) return pipeAnswer(exchange, answer);
    // What a page says of itself is in its body.
    const isWhole = exchange.request.method !== "HEAD";
    const page = isWhole ? await finish(answer, url.pathname, true) : await render(url.pathname);
    sendPage(exchange, page, { isKept: false });
  }

  return {
    async send(exchange: Exchange, { path, query, isLed }: Asked): Promise<void> {
      const { request } = exchange;
      const url = at(path, query);
      if (isOfNext(request, path)) return sendOfNext(exchange, url);
      if (!isRead(request)) return sendForm(exchange, url);
      if (isDevelopment() || isOfRequest(path)) return sendPage(exchange, await render(path, query), { isKept: false });
      const one = plainPath(path);
      sendPage(exchange, await kept.get(one, { render: () => render(one), isLed }), { isKept: true });
    },
    /** A shop, its sets or its products changed. */
    changeShop: (slug: string): void =>
      kept.change((path) => {
        const [, part] = /^(?:\/sw)?\/shops\/([^/]+)/.exec(path) ?? [];
        return part !== undefined && decodeURIComponent(part) === slug;
      }),
    /** What the directory shows of the shops changed. */
    changeDirectory: (): void => kept.change((path) => /^(?:\/sw)?\/shops$/.test(path)),
  };
}

export type Pages = ReturnType<typeof createPages>;
