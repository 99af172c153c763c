import * as z from "zod/mini";
import { requiredText } from "./shared.ts";

/** As programs that look for addresses read it: wide and other dots are dots, and nothing invisible stands between. */
const asRead = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[。｡]/gu, ".");

/** `https://…`, `www.…`, and a domain or an IP address with something behind a slash, a port or a question mark. */
const address = /:\/\/|\bwww\.[\p{L}\p{N}]|[\p{L}\p{N}-]\.(?:\p{L}{2,}|\d{1,3}\.\d{1,3}\.\d{1,3})\.?(?::\d+)?[/?#\\]/iu;
/** Whatever a mail program might make a link of: letters on both sides of a dot, too, as in `duka.example`. */
const mayBeLink = /[\p{L}\p{N}-]\.\p{L}{2,}|\d(?:\.\d+){3}|\b(?:https?|ftp|mailto|tel):|\S@\S/iu;

/** Whether a web address stands in a text. `24/7`, `A.B.C. Stores` and `St. Mary's` are none. */
export const hasWebAddress = (text: string): boolean => address.test(asRead(text));
/** Whether a mail program might show a link in a text. */
export const mayShowLink = (text: string): boolean => hasWebAddress(text) || mayBeLink.test(asRead(text));

/** What a person or a shop is called. It stands in mail to people who know neither, so it is no place for an address. */
export const Name = requiredText(80).check(
  z.refine((name) => !hasWebAddress(name), "Write a name, without a web address"),
);
