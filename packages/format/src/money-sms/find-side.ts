import type { Statement } from "./find-statement.ts";

/** Who the money came from or went to. */
export type OtherSide = { name: string; phone: string | undefined; text: string };

/** A Tanzanian mobile number, however it is grouped. */
export const mobilePattern = /(?<![\d.,])(?:\+?255[ -]?|0)([67]\d)[ -]?(\d)[ -]?(\d{2})[ -]?(\d)[ -]?(\d{3})(?![\d])/g;
const begins =
  /^[ ,.:;-]*(?:(?:by|in|into|ndani ya|kwenye|katika|to|kwa) (?:your |the )?(?:a\/c|acct?|account|akaunti|wallet|m-?pesa|airtel money|mixx|halopesa)[^,.;]{0,30}?[ ,.;]+)?(?:has been |was |kwenye akaunti yako )?(?:from|kutoka(?: kwa| kwenye| namba)?|kwenda(?: kwa| kwenye| namba)?|to|kwa|by|na)\b[ :]*(?:namba ?)?/iu;
const inside = /\b(?:from|kutoka(?: kwa| kwenye)?|kwenda(?: kwa| kwenye)?)\b[ :]*/iu;
const ends =
  /(?: on | at | tarehe | mnamo | saa | from | kupitia | via | yamekamilika| imekamilika|(?<![ .]\p{L})\. |\.$|; ?|\.(?=[A-Z])| and charged| charged| fee\b| ada\b| makato| gharama| kwa ajili| for account| for a\/c| for |[ ,.-]*\b(?:salio|balance|bal|new|tid|trans|txn|ref|rej(?:ea)?|kumb(?:ukumbu)?|muamala|namba ya|utambulisho|risiti|receipt|tozo|vat|levy|jumla ya|total|id ya|a\/c|akaunti)\b|,? ?\d{1,4}[/-]\d{1,2}[/-]\d{2,4})/iu;

function nameOf(text: string): string {
  const plain = text
    .replace(mobilePattern, " ")
    .replace(/[\dx*•]{3,}[\dx*• ]*/giu, " ")
    .replace(
      /\b(?:m-?pesa|airtel ?money|tigo ?pesa|mixx by yas|mixx|halo ?pesa|vodacom|wakala|agent|till|lipa(?: namba)?|namba)\b/giu,
      " ",
    )
    .replace(/[^\p{L}\p{M}' .&-]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[ .&'-]+|[ .&'-]+$/g, "");
  return plain.slice(0, 80).trim();
}

const mobileOf = (text: string): string | undefined => {
  const [found] = text.matchAll(mobilePattern);
  return found && `+255${found.slice(1).join("")}`;
};

/** The other side of a statement, from what stands behind it. */
export function findSide(text: string, { to }: Statement): OtherSide {
  const behind = text.slice(to, to + 220);
  const start = begins.exec(behind) ?? (inside.exec(behind.slice(0, 100)) || undefined);
  if (!start) return { name: "", phone: undefined, text: "" };
  const from = behind.slice(start.index + start[0].length);
  const end = ends.exec(from);
  const said = from.slice(0, end ? end.index : 90).slice(0, 90);
  return { name: nameOf(said), phone: mobileOf(said), text: said };
}
