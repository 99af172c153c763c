import { amountPattern, minorOf } from "./money-text.ts";

export type MoneyDirection = "received" | "sent";
/** The part of a message that says how much went where; `from` and `to` are its place in the text. */
export type Statement = { direction: MoneyDirection; minor: number; from: number; to: number };

const about =
  "(?:a )?(?:payment|malipo|kiasi|amount|sum|deposit|muamala|fedha|pesa)?(?: ?(?:of|ya|cha|wa|za))? ?(?:jumla ya |taslimu )?";
const said = {
  received: [
    `\\b(?:have )?received ${about}${amountPattern}`,
    `\\b(?:umepokea|umelipwa|umeingiziwa|umewekewa|umetumiwa|imepokea|umeshapokea) ${about}${amountPattern}`,
    `${amountPattern} (?:has been |was |have been )?(?:received|credited|deposited|paid in)\\b`,
    `${amountPattern} (?:imepokelewa|zimepokelewa|imeingizwa|imewekwa|imeingia|zimeingia|yamepokelewa)\\b`,
    `\\bcredited (?:with|by) ${about}${amountPattern}`,
    `\\b(?:imeingiziwa|imewekewa|imeongezewa) ${about}${amountPattern}`,
  ],
  sent: [
    `\\b(?:have |has )?(?:sent|paid|transferred) ${about}${amountPattern} (?=to\\b|kwa\\b|kwenda\\b)`,
    `${amountPattern} (?:has been |was |have been )?(?:sent|paid|transferred) (?=to\\b)`,
    `\\b(?:umetuma|umelipa|umehamisha|umelipia|umeshalipa|umetuma malipo ya) ${about}${amountPattern}`,
    `${amountPattern} (?:imetumwa|zimetumwa|imelipwa|zimelipwa|imehamishwa)\\b`,
    `\\bpayment of ${amountPattern} (?:has been made |made |was made )?(?=to\\b)`,
    `\\b(?:malipo|muamala) (?:yako )?(?:ya|wa) ${amountPattern} (?=kwa\\b|kwenda\\b)`,
  ],
} as const;
const patterns = (["received", "sent"] as const).flatMap((direction) =>
  said[direction].map((source) => ({ direction, pattern: new RegExp(source, "giu") })),
);

/** Every statement of a message, in order. One that overlaps an earlier one is the same, said by another pattern. */
export function findStatements(text: string): Statement[] {
  const found = patterns.flatMap(({ direction, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match): Statement[] => {
      const minor = minorOf(match[1] ?? match[2] ?? "");
      return minor === undefined ? [] : [{ direction, minor, from: match.index, to: match.index + match[0].length }];
    }),
  );
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  return found.filter((one, index) => !found.slice(0, index).some((earlier) => one.from < earlier.to));
}
