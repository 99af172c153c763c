import * as z from "zod/mini";
import type { PlainCode } from "./errors.ts";
import { requiredText } from "./shared.ts";

/** Normalises a text as link detectors read it: wide and other dots become dots, invisible characters are removed. */
const asRead = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[。｡]/gu, ".");

/** `https://…`, `www.…`, and a domain or an IP address followed by a slash, a port or a question mark. */
const address = /:\/\/|\bwww\.[\p{L}\p{N}]|[\p{L}\p{N}-]\.(?:\p{L}{2,}|\d{1,3}\.\d{1,3}\.\d{1,3})\.?(?::\d+)?[/?#\\]/iu;
/** Anything a mail program might turn into a link: also letters on both sides of a dot, as in `duka.example`. */
const mayBeLink = /[\p{L}\p{N}-]\.\p{L}{2,}|\d(?:\.\d+){3}|\b(?:https?|ftp|mailto|tel):|\S@\S/iu;

/** Whether a text contains a web address. `24/7`, `A.B.C. Stores` and `St. Mary's` do not count. */
export const hasWebAddress = (text: string): boolean => address.test(asRead(text));
/** Whether a mail program might show a link in a text. */
export const mayShowLink = (text: string): boolean => hasWebAddress(text) || mayBeLink.test(asRead(text));

/** The name of a person or a shop. It is used in mail to people who know neither, so it must not contain an address. */
export const Name = requiredText(80).check(
  z.refine((name) => !hasWebAddress(name), "name_with_link" satisfies PlainCode),
);
