import { h } from "./dom.ts";

const pattern = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])|\*([^*\n]+)\*|_([^_\n]+)_|~([^~\n]+)~/g;

/** A text as messengers show it: addresses are links, `*bold*`, `_italic_`, `~struck~`. */
export function richText(text: string): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, address, bold, italic, struck] = match;
    nodes.push(document.createTextNode(text.slice(from, match.index)));
    from = match.index + whole.length;
    if (address) nodes.push(h("a", { href: address, target: "_blank", rel: "noreferrer" }, address));
    else if (bold) nodes.push(h("strong", {}, bold));
    else if (italic) nodes.push(h("em", {}, italic));
    else nodes.push(h("s", {}, struck));
  }
  nodes.push(document.createTextNode(text.slice(from)));
  return nodes;
}
