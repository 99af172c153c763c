import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inlineUsedCss } from "./inline-used-css.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "page-style-"));
  vi.spyOn(process, "cwd").mockReturnValue(root);
});
afterEach(() => vi.restoreAllMocks());

/** Inlines the used rules of a style sheet into a page; returns those rules and the rest. */
function sent(css: string, body: string) {
  mkdirSync(join(root, ".next/static"), { recursive: true });
  writeFileSync(join(root, ".next/static/a.css"), css);
  const html = inlineUsedCss(
    `<head><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/></head>${body}`,
  );
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? "";
  return { style, body: html.slice(html.indexOf("</head>") + 7), html };
}

it("carries the rules that the page uses, under short names, and asks for no sheet", () => {
  const { style, body, html } = sent(
    ".px-2{padding:2px}.text-muted{color:gray}.md\\:hidden{display:none}",
    '<p class="px-2 text-muted">Habari</p><p class="px-2">Salama</p>',
  );
  expect(html).not.toContain("stylesheet");
  expect(style).toBe(".a{padding:2px}.b{color:gray}");
  expect(body).toBe('<p class="a b">Habari</p><p class="a">Salama</p>');
});
it("asks for no typeface and no sheet ahead", () => {
  const hints = '<link rel="preload" href="/a.css" as="style"/><link rel="preload" as="font" href="/a.woff2"/>';
  expect(sent("p{top:0}", `${hints}<p></p>`).body).toBe("<p></p>");
});
it("keeps what a state brings", () => {
  const { style } = sent(
    ".go:hover{color:red}.go[data-open]{color:#00f}.peer:where([open]>summary)~.go{top:0}[hidden]{display:none}",
    '<summary class="go peer">x</summary>',
  );
  expect(style).toMatch(
    /^\.(\w):hover\{.*\}\.\1\[data-open\]\{.*\}\.\w:where\(.*\)~\.\1\{top:0\}\[hidden\]\{display:none\}$/,
  );
});
it("leaves out tags, fields, custom properties and key frames that nothing uses", () => {
  expect(sent("h1,table,h2{margin:0}", "<h2>x</h2>").style).toBe("h2{margin:0}");
  const css =
    ":root{--used:red;--idle:blue}@property --idle{syntax:'*';inherits:false}table{margin:0}::placeholder{opacity:1}p{color:var(--used)}";
  expect(sent(css, "<p>x</p>").style).toBe(":root{--used:red}p{color:var(--used)}");
});
it("keeps tags and fields where a script of the page's own makes elements, but for those that none makes", () => {
  const script = '<script type="text/plain" data-after-paint="/pages/shop.js"></script>';
  const css = "fieldset,table{margin:0}::placeholder{opacity:1}.idle{top:0}";
  expect(sent(css, script).style).toBe("fieldset{margin:0}::placeholder{opacity:1}");
});
it("leaves out what is there for the other apps, and for browsers older than the site's", () => {
  const css =
    "@layer properties{@supports (-webkit-hyphens:none){*,:before{--tw-x:0}}}[data-theme=dark]{color:#fff}[data-theme]:where([data-theme=dark] *){top:0}::-webkit-datetime-edit{padding:0}p{margin:var(--tw-x)}";
  expect(sent(css, "<p><input></p>").style).toBe("p{margin:var(--tw-x)}");
});
it("renames classes inside other selectors too", () => {
  const { style, body } = sent(".box:has(.mark):not(.off .mark){top:0}", '<p class="box"><b class="mark off"></b></p>');
  expect(body).toBe('<p class="a"><b class="b c"></b></p>');
  expect(style).toBe(".a:has(.b):not(.c .b){top:0}");
});
it("reads classes as HTML writes them", () => {
  const { style, body } = sent(".\\[\\&\\>p\\]\\:mt-1>p{margin:1px}", '<div class="[&amp;&gt;p]:mt-1"><p>x</p></div>');
  expect([style, body]).toEqual([".a>p{margin:1px}", '<div class="a"><p>x</p></div>']);
});
it("names the addresses in a sheet from the root", () => {
  const { style } = sent("@font-face{font-family:a;src:url(../media/a.woff2)}", "<p></p>");
  expect(style).toContain("url(/_next/static/media/a.woff2)");
});
