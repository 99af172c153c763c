import { shorten } from "@mauzo/format/text/shorten";
import { limits } from "../../limits.ts";
import type { OutgoingPart } from "../../outgoing-part.ts";
import type { AdaptContext } from "../context.ts";
import { cleanLine, cleanText, paragraphs, webAddress } from "../text/clean-text.ts";
import { frameOf, textParts } from "../text/text-parts.ts";

type Link = Extract<OutgoingPart, { kind: "link" }>;

/** The same in words: what a channel without such buttons shows. */
export const linkInWords = ({ header, body, footer, label, url }: Link): string =>
  paragraphs(
    cleanLine(header),
    cleanText(body),
    [cleanLine(label), cleanText(url)].filter((text) => text !== "").join(": "),
    cleanLine(footer),
  );

/** A message with one button that opens an address. */
export function fitLink(part: Link, context: AdaptContext): OutgoingPart[] {
  const url = webAddress(part.url);
  if (url === undefined || url.length > limits.template.url) {
    context.note("words", cleanText(part.url), "");
    return textParts(linkInWords(part), context, part.url);
  }
  const { before, ...frame } = frameOf({ ...part, body: cleanText(part.body) }, limits.link, context);
  const whole = cleanLine(part.label);
  if (whole === "") context.note("empty", "", context.words.open);
  const label = shorten(whole || context.words.open, limits.link.label);
  if (whole !== "" && whole !== label) context.note("cut", whole, label);
  return [...before, { kind: "link", ...frame, label, url }];
}
