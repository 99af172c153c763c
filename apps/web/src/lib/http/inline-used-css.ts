import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Selector, type SelectorComponent, transform } from "lightningcss";

const sheetLink = /<link rel="stylesheet" href="\/_next\/([^"?]+)[^>]*>/g;
const hints = /<link\b[^>]*\bas="(?:font|style)"[^>]*>/g;
const openTag = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s=>"'/]+)(?:="([^"]*)")?/g;
const classAttribute = / class="([^"]*)"/g;

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

type Holder = Extract<SelectorComponent, { kind: "is" | "where" | "has" | "not" }>;
const holders = ["is", "where", "has", "not"];
const holdsOthers = (component: SelectorComponent): component is Holder =>
  component.type === "pseudo-class" && holders.includes(component.kind);

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

const letters = "abcdefghijklmnopqrstuvwxyz";
/** a, b, … z, aa, ab … */
const shortName = (index: number): string =>
  (index < letters.length ? "" : shortName(Math.floor(index / letters.length) - 1)) + letters[index % letters.length];

/** Short names for the page's classes that occur in its style sheet, the most frequent first. */
function nameClasses({ classes }: Page, known: ReadonlySet<string>): Map<string, string> {
  const byUse = [...classes].filter(([name]) => known.has(name)).sort(([, one], [, other]) => other - one);
  return new Map(byUse.map(([name], index) => [name, shortName(index)]));
}

const withInner = (component: SelectorComponent): SelectorComponent[] => [
  component,
  ...(holdsOthers(component) ? component.selectors.flat().flatMap(withInner) : []),
];

/** The classes that a style sheet names. */
function classesIn(css: string): Set<string> {
  const names = new Set<string>();
  const note = (selector: Selector) => {
    for (const component of selector.flatMap((outer) => withInner(outer)))
      if (component.type === "class") names.add(component.name);
  };
  transform({ filename: "page.css", code: Buffer.from(css), visitor: { Selector: note } });
  return names;
}

const renamed = (selector: Selector, names: Map<string, string>): Selector =>
  selector.map((component) => {
    if (component.type === "class") return { ...component, name: names.get(component.name) ?? component.name };
    if (!holdsOthers(component)) return component;
    return { ...component, selectors: component.selectors.map((inner) => renamed(inner, names)) };
  });

/** The custom properties that a style sheet sets and never reads. */
function idleProperties(css: string): string[] {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const set = new Set([...css.matchAll(/(?:[{;]|@property )(--[\w-]+)/g)].map(([, name = ""]) => name));
  return [...set].filter((name) => !read.has(name));
}

/** A class that replaces every selector that matches nothing. */
const gone = "GONE";

/** The part of a style sheet that the page can use, with the page's short class names. */
function cut(css: string, page: Page, names: Map<string, string>): string {
  const kept = (selector: Selector): Selector =>
    canMatch(selector, page) ? renamed(selector, names) : [{ type: "class", name: gone }];
  const used = transform({ filename: "page.css", code: Buffer.from(css), visitor: { Selector: kept } }).code;
  let text = String(used);
  for (let idle = [gone]; idle.length > 0; idle = idleProperties(text)) {
    const code = Buffer.from(text);
    text = String(transform({ filename: "page.css", code, minify: true, unusedSymbols: idle }).code);
  }
  return text.replaceAll(propertyFallback, "").replaceAll(`,.${gone}`, "").replaceAll(`.${gone},`, "");
}

/** The fallback for @property in browsers that the site doesn't support. */
const propertyFallback = /@layer properties\{@supports [^{]*\{[^{]*\{[^}]*\}\}\}/g;

/** A built style sheet, with URLs that work wherever it is inlined. */
const sheetText = (file: string) =>
  readFileSync(join(process.cwd(), ".next", file), "utf8").replaceAll("url(../", "url(/_next/static/");

/**
 * Inlines the styles that the page uses, so that nothing has to load before it can be painted. Its classes get short
 * names; what a script creates has a style sheet of its own, with the long ones.
 */
export function inlineUsedCss(html: string): string {
  const files = [...html.matchAll(sheetLink)].map(([, file = ""]) => file);
  if (files.length === 0) return html;
  const page = read(html);
  const css = files.map(sheetText).join("");
  const names = nameClasses(page, classesIn(css));
  return html
    .replaceAll(sheetLink, "")
    .replaceAll(hints, "")
    .replaceAll(classAttribute, (_, value: string) => {
      const short = classesOf(value).flatMap((name) => names.get(name) ?? []);
      return short.length > 0 ? ` class="${short.join(" ")}"` : "";
    })
    .replace("</head>", () => `<style>${cut(css, page, names)}</style></head>`);
}
