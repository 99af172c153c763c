import { content, type EmbeddingPage, modern } from "./embedding-page.ts";

const styled = (name: string, rules: string): EmbeddingPage => ({
  name,
  html: ({ chat }) => modern(chat(), { head: `<style>${rules}</style>` }),
});

// Methods that old libraries add, and names used in the API's JSON; but not names of the browser's own options such as
// `mode`: with those replaced, no script's calls work.
const additions = ["extend", "each", "clone", "title", "text", "link", "send_message", "inline", "target", "theme"];
const onPrototypes = `<script>for (const name of ${JSON.stringify(additions)}) {
  Object.prototype[name] = function () {}; Array.prototype[name] = function () {}; Function.prototype[name] = function () {};
}</script>`;

/** Wraps fetch, and replaces Promise with a library's that only has the oldest methods. */
const replaced = `<script>(() => {
  const ask = window.fetch, Kept = window.Promise;
  function Old(run) { const kept = new Kept(run); this.then = (a, b) => Old.resolve(kept.then(a, b)); this.catch = (b) => this.then(undefined, b); }
  Old.resolve = (value) => new Old((done) => done(value));
  Old.reject = (reason) => new Old((_, fail) => fail(reason));
  Old.all = (list) => Old.resolve(Kept.all(list));
  window.Promise = Old;
  window.fetch = function () { return Old.resolve(ask.apply(window, arguments)); };
})()</script>`;

/** Pages whose own styles and scripts also affect everything else on the page. */
export const oddPages: readonly EmbeddingPage[] = [
  styled("*{all:unset}", "*{all:unset}"),
  styled("button{display:none}", "button{display:none!important}"),
  styled("*{transition:all 3s}", "*,*::before,*::after{transition:all 3s!important}"),
  styled(
    "hostile sizes",
    "*{font-size:40px!important;position:relative!important;float:left;zoom:1.5;visibility:hidden}",
  ),
  {
    name: "more on the prototypes",
    html: ({ chat }) => modern(chat(), { head: onPrototypes }),
  },
  {
    name: "fetch and Promise of its own",
    html: ({ chat }) => modern(chat(), { head: replaced }),
  },
  { name: "right to left", html: ({ chat }) => modern(chat(), { html: 'lang="ar" dir="rtl"' }) },
  { name: "nothing but the line", html: ({ chat }) => `${content}${chat()}` },
  {
    name: "without a doctype",
    html: ({ chat }) => `<html lang="sw"><head><title>Blogu</title></head><body>${content}${chat()}</body></html>`,
  },
  { name: "in the head, waited for", html: ({ chat }) => modern("", { head: chat("") }) },
  { name: "the line twice", html: ({ chat }) => modern(chat() + chat("")) },
  {
    name: "another base",
    html: ({ chat }) => modern(chat(), { head: '<base href="https://elsewhere.example/deep/">' }),
  },
];
