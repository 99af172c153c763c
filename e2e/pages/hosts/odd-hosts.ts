import { content, type Host, modern } from "./host.ts";

const styled = (name: string, rules: string): Host => ({
  name,
  html: ({ chat }) => modern(chat(), { head: `<style>${rules}</style>` }),
});

// Methods as libraries of old add them, and names that stand on the wire; not those of the browser's own options, such as
// `mode`: no call of any program works where these are something else.
const additions = ["extend", "each", "clone", "title", "text", "link", "send_message", "inline", "target", "theme"];
const onPrototypes = `<script>for (const name of ${JSON.stringify(additions)}) {
  Object.prototype[name] = function () {}; Array.prototype[name] = function () {}; Function.prototype[name] = function () {};
}</script>`;

/** Calls go through wrappers, and promises are those of a library that knows the oldest methods only. */
const replaced = `<script>(() => {
  const ask = window.fetch, Kept = window.Promise;
  function Old(run) { const kept = new Kept(run); this.then = (a, b) => Old.resolve(kept.then(a, b)); this.catch = (b) => this.then(undefined, b); }
  Old.resolve = (value) => new Old((done) => done(value));
  Old.reject = (reason) => new Old((_, fail) => fail(reason));
  Old.all = (list) => Old.resolve(Kept.all(list));
  window.Promise = Old;
  window.fetch = function () { return Old.resolve(ask.apply(window, arguments)); };
})()</script>`;

/** Pages that do to everything on them what they mean for their own. */
export const oddHosts: readonly Host[] = [
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
