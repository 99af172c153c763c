/** @jsxImportSource preact */
// @vitest-environment happy-dom
import fc from "fast-check";
import { render } from "preact";
import { expect, it } from "vitest";
import { parseReply, type ReplyNode } from "../../reply/parse-reply.ts";
import { ReplyText } from "./reply-text.tsx";

const allowed = ["a", "b", "code", "i", "s", "span"];
const told = (nodes: ReplyNode[]): string =>
  nodes.map((node) => ("children" in node ? told(node.children) : node.text)).join("");

it("shows every character of a reply, and makes no element but those of its marks", () => {
  const piece = fc.constantFrom(
    ...["*", "_", "~", "```", " ", "\n", "a", "kanga", "25,000 TZS", "https://e.com/a_b", "mailto:a@e.com"],
    ...["javascript:alert(1)", "<b>", "</b>", "<script>", "<img src=x onerror=alert(1)>", "&lt;", "é", "\ud800"],
  );
  const texts = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join("")),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(texts, fc.boolean(), (text, prices) => {
      const place = document.createElement("div");
      render(<ReplyText text={text} cartLabel="Cart" prices={prices} />, place);
      expect(place.textContent).toBe(told(parseReply(text)));
      for (const element of place.querySelectorAll("*")) {
        expect(allowed).toContain(element.localName);
        for (const { name } of element.attributes) expect(["class", "href", "rel", "target"]).toContain(name);
      }
    }),
    { numRuns: 500 },
  );
}, 60_000);
