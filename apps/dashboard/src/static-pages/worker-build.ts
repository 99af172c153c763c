import { recordId } from "../record-address.ts";

type Built = {
  id: string;
  /** The pages of one language by their address, as they are sent. */
  pages: ReadonlyMap<string, string>;
  /** All scripts, styles and fonts, as pages name them. */
  files: readonly string[];
};

/** The gallery is for developers, and what says that a page is missing is sent as a 404, which nobody keeps. */
const notKept = ["/dashboard/gallery", "/dashboard/missing"];
/** Pages of the back-office that open without a network. */
const opensOffline = (page: string) =>
  page === "/login" || (/^\/dashboard(\/|$)/.test(page) && !notKept.includes(page));

/**
 * The service worker's script: what this build consists of, in front of the worker's code. Files that only other pages
 * name are left out.
 */
export function workerScript({ id, pages, files }: Built, code: string): string {
  const namedBy = (html: string) => files.flatMap((file, at) => (html.includes(file) ? [at] : []));
  const kept = [...pages].filter(([page]) => opensOffline(page));
  const perPage = new Map(kept.map(([page, html]) => [page, namedBy(html)]));
  const used = new Set([...perPage.values()].flat());
  const left = new Set([...pages].flatMap(([page, html]) => (opensOffline(page) ? [] : namedBy(html))));
  const wanted = files.flatMap((_, at) => (used.has(at) || !left.has(at) ? [at] : []));
  const build = {
    id,
    pages: Object.fromEntries([...perPage].map(([page, named]) => [page, named.map((at) => wanted.indexOf(at))])),
    files: wanted.map((at) => files[at]),
    recordId: recordId.source,
  };
  return `const build = ${JSON.stringify(build)};\n${code}`;
}
