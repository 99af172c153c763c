import type { Language } from "@mauzo/contract/shared";

/**
 * Why something looks different on a channel:
 * - `split`: a long text in several messages; `divided`: a word without a space that is longer than a message
 * - `cut`: a title, label or description that was too long; `renamed`: two titles were the same
 * - `moved`: a long header or footer is in the message itself; `apart`: a long message or caption has its own
 * - `list`: too many buttons; `pages`: too many rows for one list; `numbered`: too many for lists, or ids too long
 * - `twice`: two choices with one id; `empty`: nothing to show, or a word of ours where none was
 * - `card`: a file that the channel does not take, as a link; `words`: something in words
 */
export type AdaptRule =
  | "split"
  | "divided"
  | "cut"
  | "renamed"
  | "moved"
  | "apart"
  | "list"
  | "pages"
  | "numbered"
  | "twice"
  | "empty"
  | "card"
  | "words";

/** `from` is what it was, `to` what it became: texts; numbers of messages, buttons or rows for `split`, `list`, `pages` and `numbered`. */
export type AdaptNote = { rule: AdaptRule; from: string; to: string };

const english = {
  more: "More",
  choose: "Choose",
  others: "Others",
  products: "Products",
  open: "Open",
  file: "File",
  answerWithNumber: "Answer with the number of your choice.",
};
const swahili: typeof english = {
  more: "Zaidi",
  choose: "Chagua",
  others: "Nyingine",
  products: "Bidhaa",
  open: "Fungua",
  file: "Faili",
  answerWithNumber: "Jibu kwa namba ya chaguo lako.",
};

export type AdaptContext = {
  words: typeof english;
  notes: AdaptNote[];
  note: (rule: AdaptRule, from: string, to: string) => void;
};

export function newContext(language: Language): AdaptContext {
  const notes: AdaptNote[] = [];
  return {
    words: language === "sw" ? swahili : english,
    notes,
    note: (rule, from, to) => {
      notes.push({ rule, from, to });
    },
  };
}
