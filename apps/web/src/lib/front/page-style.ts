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
  /** How often each stands there. */
  classes: Map<string, number>;
  /** A script of the page's own makes elements there, which may be of any kind. */
  isOpen: boolean;
};

/** Every kind of thing that a selector can name and that stands in a page. */
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

/** What the sheet holds for the other apps: the site is light, and asks nobody for a date. */
const isOfOtherApps = (component: SelectorComponent): boolean =>
  (component.type === "attribute" && component.name === "data-theme") ||
  (component.type === "pseudo-element" &&
    component.kind === "custom" &&
    /^-webkit-(?:date|calendar)/.test(component.name));

/** Kinds of elements that no script of a page makes. */
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

/** Whether anything on the page could ever match. States and attributes change, so they count as there. */
const canMatch = (selector: Selector, page: Page) => selector.every((component) => componentCanMatch(component, page));

const letters = "abcdefghijklmnopqrstuvwxyz";
/** a, b, … z, aa, ab … */
const shortName = (index: number): string =>
  (index < letters.length ? "" : shortName(Math.floor(index / letters.length) - 1)) + letters[index % letters.length];

/** Short names for the classes of a page that its sheet knows, the most frequent first. */
function nameClasses({ classes }: Page, known: ReadonlySet<string>): Map<string, string> {
  const byUse = [...classes].filter(([name]) => known.has(name)).sort(([, one], [, other]) => other - one);
  return new Map(byUse.map(([name], index) => [name, shortName(index)]));
}

const withInner = (component: SelectorComponent): SelectorComponent[] => [
  component,
  ...(holdsOthers(component) ? component.selectors.flat().flatMap(withInner) : []),
];

/** The classes that a sheet names. */
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

/** The custom properties that a sheet sets and never reads. */
function idleProperties(css: string): string[] {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const set = new Set([...css.matchAll(/(?:[{;]|@property )(--[\w-]+)/g)].map(([, name = ""]) => name));
  return [...set].filter((name) => !read.has(name));
}

/** A class that stands for every selector that matches nothing. */
const gone = "GONE";

/** What the page can use of a sheet, in the names that the page has for its classes. */
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

/** What stands in for @property in browsers that the site is not for. */
const propertyFallback = /@layer properties\{@supports [^{]*\{[^{]*\{[^}]*\}\}\}/g;

/** A built sheet, with addresses that hold wherever it stands. */
const sheetText = (file: string) =>
  readFileSync(join(process.cwd(), ".next", file), "utf8").replaceAll("url(../", "url(/_next/static/");

/**
 * The page with the styles that it uses inside it, and nothing to wait for before it can be painted. Its classes get
 * short names; what a script makes has a sheet of its own, with the long ones.
 */
export function withOwnStyle(html: string): string {
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
