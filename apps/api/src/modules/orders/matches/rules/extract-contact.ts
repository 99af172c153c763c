import type { OrderMatches } from "@mauzo/contract/orders/order-matches";
import { findPhones } from "@mauzo/format/phone";

type Contact = OrderMatches["contact"];

const lead =
  /(?:(?:^|\s)(?:simu|namba|nambari|nipigie|piga|phone|number|tel|call|whatsapp|yangu|ya|ni|my|is|me|on|at|no)[.:]?)+[ :]*$/i;

/**
 * A message without its telephone numbers and the words that introduce them, and the first of the numbers as it is
 * written.
 */
export function takePhone(message: string): { phone: string; rest: string } {
  const found = findPhones(message);
  const [first] = found;
  let rest = "";
  let from = 0;
  for (const { at, text } of found) {
    rest += `${message.slice(from, at).replace(lead, "")}\n`;
    from = at + text.length;
  }
  return { phone: first?.text.trim() ?? "", rest: first ? rest + message.slice(from) : message };
}

const named =
  /^(?:jina(?: langu)?(?: ni| naitwa)?|naitwa|my name is|my name's|name)\s*[:-]?\s+(\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,2})/iu;
const placed =
  /^(?:(?:nipo|niko|i am|i'm|im)(?: hapa| pale)?(?: at| in)?|(?:niletee|nileteeni|nipelekee|leta|deliver(?: it)?|bring it)(?: hapa| pale)?(?: to)?|(?:mahali|address|location|delivery)\s*:)\s+(\S.*)/iu;
const afterName = /\s(?:na|nipo|niko|nataka|naomba|simu|namba|from|and|of)\b.*$/iu;

/** Extends a text to the end of its line, up to the ordered items: a place may contain commas. */
function toEndOf(message: string, text: string, goods: readonly string[]): string {
  const at = message.indexOf(text);
  const [whole = text] = /^[^\n.;!?]*/.exec(message.slice(Math.max(0, at))) ?? [];
  const ends = goods.map((each) => whole.indexOf(each)).filter((end) => end > 0);
  const line = at < 0 ? text : whole.slice(0, Math.min(whole.length, ...ends));
  return line.replace(/(?:[\s,]|\sna|\sand)+$/iu, "");
}

/** Reads the sender's name and place from the parts that order nothing; returns the rest too. */
export function extractContact(
  message: string,
  strange: readonly string[],
  goods: readonly string[],
): Omit<Contact, "phone"> & { unread: string[] } {
  let [name, place, taken] = ["", "", ""];
  const unread: string[] = [];
  for (const text of strange) {
    if (taken.includes(text)) continue;
    const found = named.exec(text)?.[1]?.replace(afterName, "");
    const where = placed.exec(toEndOf(message, text, goods))?.[1];
    if (found && name === "") name = found.slice(0, 80);
    else if (where && place === "") {
      place = where.slice(0, 200);
      taken = where;
    } else unread.push(text);
  }
  return { name, place, unread };
}
