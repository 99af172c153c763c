import { createHash } from "node:crypto";
import { type Selector, type SelectorComponent, transform } from "lightningcss";
import { LRUCache } from "lru-cache";
import { type Look, shortenNames } from "./shorten-names.ts";

const sheetLink = /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]*>/g;
const hints = /<link\b[^>]*\bas="(?:font|style)"[^>]*>/g;
const openTag = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const classAttribute = / class="([^"]*)"/g;
const attribute = /([^\s=>"'/]+)(?:="([^"]*)")?/g;

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const readable = (text: string) => text.replaceAll(/&(#?\w+);/g, (whole, name) => characters[name] ?? whole);
const classesOf = (value: string) => readable(value).split(/\s+/).filter(Boolean);

type Page = {
  tags: Set<string>;
  /** How often each occurs. */
  classes: Map<string, number>;
  /** The page's own script creates elements, which may be of any kind. */
  isOpen: boolean;
};

/** Collects everything in a page that a selector can name. */
function read(html: string): Page {
  const [tags, classes] = [new Set<string>(), new Map<string, number>()];
  for (const [, tag = "", rest = ""] of html.matchAll(openTag)) {
    tags.add(tag.toLowerCase());
    for (const [, name = "", value = ""] of rest.matchAll(attribute)) {
      if (name !== "class") continue;
      for (const one of classesOf(value)) classes.set(one, (classes.get(one) ?? 0) + 1);
    }
  }
  return { tags, classes, isOpen: html.includes('data-after-paint="/pages/') };
}

const isAmong = (selectors: Selector[], page: Page): boolean => selectors.some((selector) => canMatch(selector, page));

const fields = ["input", "textarea", "select"];
const hasFields = ({ isOpen, tags }: Page) => isOpen || fields.some((field) => tags.has(field));

/** Parts of form fields, such as `::placeholder`, as browsers name them. */
const isPartOfField = (component: SelectorComponent): boolean =>
  component.type === "pseudo-element" &&
  (component.kind === "file-selector-button" ||
    component.kind === "placeholder" ||
    (component.kind === "custom" && /^(?:placeholder|-webkit-(?!details-marker))/.test(component.name)));

/** Rules for the other apps: the site has a light theme only and no date fields. */
const isOfOtherApps = (component: SelectorComponent): boolean =>
  (component.type === "attribute" && component.name === "data-theme") ||
  (component.type === "pseudo-element" &&
    component.kind === "custom" &&
    /^-webkit-(?:date|calendar)/.test(component.name));

/** Elements that no page script creates. */
const neverMade = new Set(
  "abbr audio code embed hr iframe kbd menu object optgroup pre progress samp sub sup table video".split(" "),
);
const hasKind = ({ tags, isOpen }: Page, kind: string) => tags.has(kind) || (isOpen && !neverMade.has(kind));

function componentCanMatch(component: SelectorComponent, page: Page): boolean {
  if (isOfOtherApps(component)) return false;
  if (isPartOfField(component)) return hasFields(page);
  if (component.type === "class") return page.classes.has(component.name);
  if (component.type === "type") return hasKind(page, component.name.toLowerCase());
  if (component.type !== "pseudo-class") return true;
  return component.kind === "is" || component.kind === "where" ? isAmong(component.selectors, page) : true;
}

/** Whether anything on the page could ever match. States and attributes change, so they count as present. */
const canMatch = (selector: Selector, page: Page) => selector.every((component) => componentCanMatch(component, page));

/** The custom properties that a style sheet sets and never reads. */
function idleProperties(css: string): string[] {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const set = new Set([...css.matchAll(/(?:[{;]|@property )(--[\w-]+)/g)].map(([, name = ""]) => name));
  return [...set].filter((name) => !read.has(name));
}

/** A class that replaces every selector that matches nothing. */
const gone = "GONE";

/** The fallback for @property in browsers that the site doesn't support. */
const propertyFallback = /@layer properties\{@supports [^{]*\{[^{]*\{[^}]*\}\}\}/g;

/** The part of a style sheet that the page can use. */
function cut(css: string, page: Page): string {
  const kept = (selector: Selector): Selector =>
    canMatch(selector, page) ? selector : [{ type: "class", name: gone }];
  const used = transform({ filename: "page.css", code: Buffer.from(css), visitor: { Selector: kept } }).code;
  let text = String(used);
  for (let idle = [gone]; idle.length > 0; idle = idleProperties(text)) {
    const code = Buffer.from(text);
    text = String(transform({ filename: "page.css", code, minify: true, unusedSymbols: idle }).code);
  }
  return text.replaceAll(propertyFallback, "").replaceAll(`,.${gone}`, "").replaceAll(`.${gone},`, "");
}

/** The styles of each kind of page: those with the same sheets, tags and classes share them, and their names. */
const looks = new LRUCache<string, Look>({ max: 200 });

function lookOf(css: string, page: Page): Look {
  const kind = createHash("sha256")
    .update(JSON.stringify([css, page.isOpen, [...page.tags].sort(), [...page.classes.keys()].sort()]))
    .digest("base64");
  const look = looks.get(kind) ?? shortenNames(cut(css, page), page.classes);
  looks.set(kind, look);
  return look;
}

/**
 * Puts the styles that a page uses into it, so that nothing has to load before it can be painted. Its classes get short
 * names; what a script creates has a style sheet of its own, with the long ones.
 * @param readSheet reads a style sheet by its path.
 */
export async function inlineUsedCss(html: string, readSheet: (path: string) => Promise<string>): Promise<string> {
  const sheets = [...html.matchAll(sheetLink)].map(([, path = ""]) => path);
  if (sheets.length === 0) return html;
  const { css, names } = lookOf((await Promise.all(sheets.map(readSheet))).join(""), read(html));
  return html
    .replaceAll(sheetLink, "")
    .replaceAll(hints, "")
    .replaceAll(classAttribute, (_, value: string) => {
      const short = classesOf(value).flatMap((name) => names.get(name) ?? []);
      return short.length > 0 ? ` class="${short.join(" ")}"` : "";
    })
    .replace("</head>", () => `<style>${css}</style></head>`);
}
