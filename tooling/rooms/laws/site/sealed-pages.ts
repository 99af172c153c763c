import { isTest } from "../../source/path-kind.ts";
import { type Law, lineAt } from "../../source/sources.ts";

const src = "apps/web/src/";
/** What a page's script, or one that has React, is made of. */
const begins = (path: string, code: string) =>
  /\/(?:site-)?script\/[^/]+\.tsx?$/.test(path) || code.includes("<WithReact");
/** A hook that keeps or does something, and a handler. */
const needsReact =
  /^import\b[^;]*\buse(?:State|Effect|LayoutEffect|Reducer|Ref|SyncExternalStore|Transition)\b|\son[A-Z]\w*=\{/gm;

const message =
  "this page is sent without React: render it from the page's script/, or put <WithReact /> (layout/marks) on the page";

/**
 * The site's pages are sent without React: a hook or a handler there would work in no browser, and nobody would be told. It
 * works in what a page's script (`sections/<page>/script`) renders, and on a page that has `<WithReact />`.
 */
export const sealedPages: Law = (sources) => {
  const own = sources.filter(({ path }) => path.startsWith(src) && !isTest(path));
  const byPath = new Map(own.map((source) => [source.path, source]));
  const moves = new Set(own.filter(({ path, code }) => begins(path, code)).map(({ path }) => path));
  for (const path of moves)
    for (const { target } of byPath.get(path)?.imports ?? []) if (target && byPath.has(target)) moves.add(target);
  return own
    .filter(({ path }) => !moves.has(path))
    .flatMap(({ path, code, imports }) => {
      const links = imports.filter(({ specifier }) => specifier === "next/link").map(({ line }) => line);
      const others = [...code.matchAll(needsReact)].map(({ index }) => lineAt(code, index));
      return [...links, ...others].map((line) => ({ file: path, line, message }));
    });
};
