import { expect, it } from "vitest";
import { inlineUsedCss } from "./inline-used-css.ts";

/** Inlines the used rules of a style sheet into a page; returns those rules and the rest. */
async function sent(css: string, body: string) {
  const html = await inlineUsedCss(
    `<head><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/></head>${body}`,
    async (path) => (path === "/_next/static/a.css" ? css : ""),
  );
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? "";
  return { style, body: html.slice(html.indexOf("</head>") + 7), html };
}

it("carries the rules that the page uses, under short names, and asks for no sheet", async () => {
  const { style, body, html } = await sent(
    ".px-2{padding:2px}.text-muted{color:gray}.md\\:hidden{display:none}",
    '<p class="px-2 text-muted">Habari</p><p class="px-2">Salama</p>',
  );
  expect(html).not.toContain("stylesheet");
  expect(style).toBe(".a{padding:2px}.b{color:gray}");
  expect(body).toBe('<p class="a b">Habari</p><p class="a">Salama</p>');
});
it("asks for no typeface and no sheet ahead", async () => {
  const hints = '<link rel="preload" href="/a.css" as="style"/><link rel="preload" as="font" href="/a.woff2"/>';
  expect((await sent("p{top:0}", `${hints}<p></p>`)).body).toBe("<p></p>");
});
it("keeps what a state brings", async () => {
  const { style } = await sent(
    ".go:hover{color:red}.go[data-open]{color:#00f}.peer:where([open]>summary)~.go{top:0}[hidden]{display:none}",
    '<summary class="go peer">x</summary>',
  );
  expect(style).toMatch(
    /^\.(\w):hover\{.*\}\.\1\[data-open\]\{.*\}\.\w:where\(.*\)~\.\1\{top:0\}\[hidden\]\{display:none\}$/,
  );
});
it("leaves out tags, fields, custom properties and key frames that nothing uses", async () => {
  expect((await sent("h1,table,h2{margin:0}", "<h2>x</h2>")).style).toBe("h2{margin:0}");
  const css =
    ":root{--used:red;--idle:blue}@property --idle{syntax:'*';inherits:false}table{margin:0}::placeholder{opacity:1}p{color:var(--used)}";
  expect((await sent(css, "<p>x</p>")).style).toBe(":root{--used:red}p{color:var(--used)}");
});
it("keeps tags and fields where a script of the page's own makes elements, but for those that none makes", async () => {
  const script = '<script type="text/plain" data-after-paint="/pages/shop.js"></script>';
  const css = "fieldset,table{margin:0}::placeholder{opacity:1}.idle{top:0}";
  expect((await sent(css, script)).style).toBe("fieldset{margin:0}::placeholder{opacity:1}");
});
it("leaves out what is there for the other apps, and for browsers older than the site's", async () => {
  const css =
    "@layer properties{@supports (-webkit-hyphens:none){*,:before{--tw-x:0}}}[data-theme=dark]{color:#fff}[data-theme]:where([data-theme=dark] *){top:0}::-webkit-datetime-edit{padding:0}p{margin:var(--tw-x)}";
  expect((await sent(css, "<p><input></p>")).style).toBe("p{margin:var(--tw-x)}");
});
it("renames classes inside other selectors too", async () => {
  const { style, body } = await sent(
    ".box:has(.mark):not(.off .mark){top:0}",
    '<p class="box"><b class="mark off"></b></p>',
  );
  expect(body).toBe('<p class="a"><b class="b c"></b></p>');
  expect(style).toBe(".a:has(.b):not(.c .b){top:0}");
});
it("reads classes as HTML writes them", async () => {
  const { style, body } = await sent(
    ".\\[\\&\\>p\\]\\:mt-1>p{margin:1px}",
    '<div class="[&amp;&gt;p]:mt-1"><p>x</p></div>',
  );
  expect([style, body]).toEqual([".a>p{margin:1px}", '<div class="a"><p>x</p></div>']);
});
it("gives pages of one kind one style sheet, whatever is said in them and how often", async () => {
  const css = ".px-2{padding:2px}.text-muted{color:gray}";
  const [one, other] = [
    await sent(css, '<p class="px-2 text-muted">Habari</p><p class="px-2">Salama</p>'),
    await sent(css, '<p class="text-muted">Kanga</p><p class="px-2 text-muted">Kikoi</p>'),
  ];
  expect(other.style).toBe(one.style);
  expect(other.body).toBe('<p class="b">Kanga</p><p class="a b">Kikoi</p>');
});
