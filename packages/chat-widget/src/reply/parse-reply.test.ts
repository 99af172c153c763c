import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCartLink, toHref } from "./find-link.ts";
import { parseReply, type ReplyNode } from "./parse-reply.ts";
import { splitPrice } from "./split-price.ts";

const marks = { bold: "*", italic: "_", strike: "~" };
/** Writes nodes back with their marks: nothing may be lost, added or moved. */
const written = (nodes: ReplyNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === "text" || node.kind === "link") return node.text;
      if (node.kind === "code") return `\`\`\`${node.text}\`\`\``;
      return marks[node.kind] + written(node.children) + marks[node.kind];
    })
    .join("");
const brief = (nodes: ReplyNode[]): unknown =>
  nodes.map((node) => ("children" in node ? { [node.kind]: brief(node.children) } : { [node.kind]: node.text }));
const kinds = (nodes: ReplyNode[]): string[] =>
  nodes.flatMap((node) => [node.kind, ...("children" in node ? kinds(node.children) : [])]);
const links = (nodes: ReplyNode[]): { href: string; text: string }[] =>
  nodes.flatMap((node) => (node.kind === "link" ? [node] : "children" in node ? links(node.children) : []));

describe("parseReply", () => {
  it.each<[string, unknown]>([
    ["*bold*", [{ bold: [{ text: "bold" }] }]],
    ["_italic_, ~strike~", [{ italic: [{ text: "italic" }] }, { text: ", " }, { strike: [{ text: "strike" }] }]],
    ["*a _b_*", [{ bold: [{ text: "a " }, { italic: [{ text: "b" }] }] }]],
    ["```let *a*\n= 1```", [{ code: "let *a*\n= 1" }]],
    ["*Kanga* 25,000.00 TZS", [{ bold: [{ text: "Kanga" }] }, { text: " 25,000.00 TZS" }]],
    ["snake_case_word 2*3*4", [{ text: "snake_case_word 2*3*4" }]],
    ["* not bold *", [{ text: "* not bold *" }]],
    ["*open", [{ text: "*open" }]],
    ["*one\ntwo*", [{ text: "*one\ntwo*" }]],
    ["** __ ~~ ``` ``````", [{ text: "** __ ~~ " }, { code: " " }, { text: "```" }]],
    ["*a _b* c_", [{ bold: [{ text: "a _b" }] }, { text: " c_" }]],
    ["<b>x</b> <img src=x onerror=alert(1)>", [{ text: "<b>x</b> <img src=x onerror=alert(1)>" }]],
    ["", []],
  ])("reads %j", (text, nodes) => expect(brief(parseReply(text))).toEqual(nodes));

  it.each<[string, string[]]>([
    ["see https://e.com/a_b_c now", ["https://e.com/a_b_c"]],
    ["_https://e.com/a_b_", ["https://e.com/a_b"]],
    ["*Cart: https://e.com/cart?token=a_b*.", ["https://e.com/cart?token=a_b"]],
    ["(https://e.com/a_(b)), https://e.com/x.", ["https://e.com/a_(b)", "https://e.com/x"]],
    ["HTTPS://E.com and www.e.com", ["HTTPS://E.com", "www.e.com"]],
    ["mailto:a@e.com tel:+255700000001", ["mailto:a@e.com", "tel:+255700000001"]],
    ["javascript:alert(1) data:text/html,x vbscript:x file:///etc xhttps://e.com http:// tel:", []],
  ])("finds the links of %j", (text, found) => expect(links(parseReply(text)).map((link) => link.text)).toEqual(found));

  it("keeps every character, makes only allowed nodes, and links only to the web, mail and phones", () => {
    const piece = fc.constantFrom(
      "*",
      "_",
      "~",
      "```",
      "`",
      " ",
      "\n",
      "a",
      "kanga",
      "https://e.com/a_b",
      "javascript:",
      "www.",
      "<b>",
      "é",
      "\u0000",
      "\ud800",
      "(",
      ")",
    );
    const texts = fc.oneof(
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const nodes = parseReply(text);
        expect(written(nodes)).toBe(text);
        for (const kind of kinds(nodes)) expect(["text", "code", "link", "bold", "italic", "strike"]).toContain(kind);
        for (const { href } of links(nodes)) expect(href).toMatch(/^(https?:\/\/|mailto:.|tel:.)/);
      }),
      { numRuns: 2000 },
    );
  }, 60_000);

  it.each(["*", "_a ", "```", "http://%", "https://e.com/", "(", "*_~", "www.", "*a\n", "https://[x "])(
    "reads 100,000 characters of %j quickly",
    (part) => {
      const started = performance.now();
      parseReply(part.repeat(100_000 / part.length));
      expect(performance.now() - started).toBeLessThan(3000);
    },
  );
});

it("resolves an address without a host only where it is asked to", () => {
  expect(toHref("/files/a.webp")).toBeUndefined();
  expect(toHref("/files/a.webp", "https://shop.example/api")).toBe("https://shop.example/files/a.webp");
  expect(toHref("javascript:alert(1)", "https://shop.example")).toBeUndefined();
});

it("knows a cart by its address", () => {
  expect(isCartLink("http://localhost:3000/cart?token=abc")).toBe(true);
  expect(isCartLink("https://cart.shop.example/cart/?token=abc")).toBe(true);
  expect(isCartLink("https://shop.example/cart")).toBe(false);
  expect(isCartLink("https://shop.example/carts?token=abc")).toBe(false);
});

describe("splitPrice", () => {
  it("finds amounts with a currency", () => {
    const prices = (text: string) => splitPrice(text).flatMap((part) => (part.price ? [part.text] : []));
    expect(prices("Kanga\n25,000.00 TZS (was 30,000 TZS)")).toEqual(["25,000.00 TZS", "30,000 TZS"]);
    expect(prices("12 pieces, code 7 ABCD, 500 g")).toEqual([]);
  });
  it("keeps the text", () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) =>
          splitPrice(text)
            .map((part) => part.text)
            .join("") === text,
      ),
    );
  });
});
