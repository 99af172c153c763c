/** Whether every string is shown, as `pnpm bench:hostile` does. */
export const showsAll = process.env.HOSTILE_STRINGS === "all";

/** What every string tries to call. The page has it as a binding: one call and the test fails. */
const call = "__xss()";
const breaks = [
  "",
  '"',
  "'",
  "`",
  "-->",
  "</script>",
  "</style>",
  "</textarea>",
  "</title>",
  "</noscript>",
  '">',
  "'>",
];

const scripts = [`<script>${call}</script>`, `<script src=//e.example/x.js></script>`];
const loaded = [
  `<img src=x onerror=${call}>`,
  `<svg onload=${call}>`,
  `<svg><animate onbegin=${call} attributeName=x>`,
  `<svg><set href="#x" attributeName=href to=javascript:${call}>`,
];
const framed = [
  `<iframe srcdoc="<script>parent.${call}</script>">`,
  `<iframe src=javascript:${call}>`,
  `<object data=javascript:${call}>`,
  `<embed src=javascript:${call}>`,
];
const touched = [
  `<a href=javascript:${call} autofocus onfocus=${call}>x</a>`,
  `<input autofocus onfocus=${call}>`,
  `<details open ontoggle=${call}>`,
  `<video><source onerror=${call}></video>`,
  `<body onload=${call}>`,
  `<marquee onstart=${call}>`,
];
const leading = [
  `<form action=javascript:${call}><button>x`,
  `<base href=//e.example/>`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<link rel=stylesheet href=//e.example/x.css>`,
  `<style>*{background:url(javascript:${call})}</style>`,
];
const misread = [
  `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<template><img src=x onerror=${call}></template>`,
  `<select><style></select><img src=x onerror=${call}>`,
  `<svg><style><img src=x onerror=${call}></style></svg>`,
  `<svg><foreignObject><img src=x onerror=${call}>`,
];
const shadowing = [
  `<div id=cookie name=getElementById>x</div>`,
  `<x style=animation-name:x onanimationstart=${call}>`,
  `<button popovertarget=x onclick=${call}>x</button>`,
];
const respelt = [
  `<img/src/onerror=${call}>`,
  `<IMG SRC=x OnErRoR=${call}>`,
  `<<script>${call}//<</script>`,
  `<img src="x\`onerror=${call}">`,
  `<!--><img src=x onerror=${call}>`,
  `<![CDATA[<img src=x onerror=${call}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${call}>`,
  `<img src=x onerror\t=\n${call}>`,
];
const encoded = [
  `&lt;img src=x onerror=${call}&gt;`,
  `&#60;script&#62;${call}&#60;/script&#62;`,
  `\u003cimg src=x onerror=${call}\u003e`,
  `%3Cimg%20src=x%20onerror=${call}%3E`,
];
export const hostileAddresses = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  `java\tscript:${call}`,
  ` javascript:${call}`,
  `\u0001javascript:${call}`,
  `javascript&colon;${call}`,
  `javascript:/*--></title></style></textarea></script><svg onload=${call}>*/`,
  `vbscript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `data:text/html;base64,PHNjcmlwdD5fX3hzcygpPC9zY3JpcHQ+`,
  `http://e.example/"onmouseover="${call}`,
  `https://e.example/'onmouseover='${call}`,
  `https://e.example/<img src=x onerror=${call}>`,
  `https://e.example/?a=1&b=<svg onload=${call}>`,
  `https://javascript:${call}@e.example/`,
  `//e.example/x`,
  `\\\\e.example\\x`,
];
const formatted = [
  `*<img src=x onerror=${call}>*`,
  `_<svg onload=${call}>_`,
  `~<script>${call}</script>~`,
  `\`\`\`<img src=x onerror=${call}>\`\`\``,
  `*_~<img src=x onerror=${call}>~_*`,
  `*https://e.example/"onmouseover="${call}*`,
  `_javascript:${call}_`,
  `[x](javascript:${call})`,
  `![x](javascript:${call})`,
  `[x]: javascript:${call}`,
  `<javascript:${call}>`,
];
const elsewhere = [
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `<%= ${call} %>`,
  `#{${call}}`,
  `expression(${call})`,
  `url(javascript:${call})`,
  `red;background:url(javascript:${call})`,
  `red}*{background:red}`,
  `red"onload="${call}`,
  `1px;}</style><script>${call}</script>`,
  `'-${call}-'`,
  `"-${call}-"`,
  `\\";${call};//`,
  `';${call};//`,
  `");${call};//`,
  `\u2028${call}//`,
  `</script><script>${call}</script>`,
  `<!--<script>`,
  `]]>`,
  `__proto__`,
  `constructor`,
  `toString`,
  `\u202e<img src=x onerror=${call}>`,
  `＜img src=x onerror=${call}＞`,
  `\ufeff<img src=x onerror=${call}>`,
];

const named = ["en", "sw", "nonce", "token", "auth"].flatMap((word) => [
  `${word}"><script>${call}</script>`,
  `${word}'onfocus=${call} autofocus x='`,
]);
const nested = Array.from({ length: 10 }, (_, index) => `<h${index} onclick=${call}>${"<b>".repeat(index)}x`);
const old = [
  "audio",
  "track",
  "isindex",
  "keygen",
  "bgsound",
  "frameset",
  "applet",
  "portal",
  "dialog",
  "slot",
  "menu",
  "area",
].map((name) => `<${name} src=x onerror=${call} onload=${call}>`);

const markup = [scripts, loaded, framed, touched, leading, misread, shadowing, respelt, encoded];
const kinds = [...markup, hostileAddresses, formatted, elsewhere, named, nested, old];

/**
 * All strings, or every fourth of a kind. The code after a break runs in one of three ways; in the short form each
 * break gets one of them, in turn.
 */
const stringsOf = (all: boolean): string[] => {
  const broken = breaks.flatMap((end, place) =>
    [`${end}<img src=x onerror=${call}>`, `${end}<svg/onload=${call}>`, `${end} onmouseover=${call} x=`].filter(
      (_, method) => all || method === place % 3,
    ),
  );
  return [...new Set([...kinds.flatMap((kind) => kind.filter((_, index) => all || index % 4 === 0)), ...broken])];
};

/** Texts that would run, load or navigate somewhere if a page treated them as more than text. */
export const everyHostileString = stringsOf(true);
/** The short form, unless all are asked for. */
export const hostileStrings = stringsOf(showsAll);

/** Joins all strings into as few texts of up to `max` characters as possible, one per line or separated by spaces. */
export function packed(max: number, between: " " | "\n" = " "): string[] {
  const texts: string[] = [];
  for (const string of hostileStrings) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + string.length <= max) texts[texts.length - 1] = last + between + string;
    else texts.push(string.slice(0, max));
  }
  return texts;
}
