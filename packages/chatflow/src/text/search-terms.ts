import { normaliseText } from "./normalise-text.ts";

const setOf = (words: string): readonly string[] => words.split(" ");

/** Greetings and courtesies. */
const kind = setOf(
  "hello hi hey helo hallo hiya howdy greetings good morning afternoon evening day there dear sir madam please pls thanks " +
    "thank you ok okay boss friend habari habarini mambo jambo hujambo hamjambo sijambo niaje salamu salaam salam salama " +
    "vipi oya hodi asalam assalam asalaam aleikum alaikum shikamoo shikamo shkamoo za ya wa yako yenu zenu asubuhi mchana " +
    "jioni leo siku kaka dada ndugu bosi jamani rafiki mzee mama baba samahani tafadhali asante ahsante sasa poa",
);
/** Words people use to ask whether there is something, and what it costs. */
const frame = setOf(
  "i we im id would like want need to buy get order see looking look for searching find do does did is are am it " +
    "this that these those still have has got sell any some a an the what whats how much many price prices cost costs " +
    "of your my our can could may know if about tell me ask available stock in today now left and so naomba ninaomba " +
    "nataka ninataka natafuta ninatafuta nahitaji ninahitaji ningependa ningetaka napenda kununua kuagiza kuona " +
    "kupata niambie nionyeshe je una unayo unazo unacho unavyo unauza mna mnayo mnazo mnacho mnavyo mnauza kuna ipo " +
    "zipo lipo yapo kipo vipo upo yupo bado ni kwa na bei gani ngapi kiasi shilingi shs tsh tzs gharama yake zake hii " +
    "hizi hiyo hizo hapo hapa kujua kuuliza kuhusu kama zinapatikana inapatikana linapatikana yanapatikana " +
    "kinapatikana vinapatikana",
);
const courtesies = new Set(kind);
const around = new Set([...kind, ...frame]);

/** The normalised text without such words at its start and end. Words in between stay. */
function within(text: string, edges: ReadonlySet<string>): string {
  const words = normaliseText(text).split(" ");
  const first = words.findIndex((word) => !edges.has(word));
  const last = words.findLastIndex((word) => !edges.has(word));
  return first < 0 ? "" : words.slice(first, last + 1).join(" ");
}

/** The text without courtesies: "Habari, bei gani tafadhali?" becomes "bei gani". Empty if nothing else is left. */
export const withoutCourtesies = (text: string): string => within(text, courtesies);

/**
 * The search terms in a question: "Habari, kanga bado zipo?" becomes "kanga", "how much is the coffee" becomes
 * "coffee". Empty if nothing else is left.
 */
export const searchTerms = (text: string): string => within(text, around);

/** Whether somebody asks for something: "mna kanga", "do you have radios"; not a word that stands alone. */
export function isAsking(text: string): boolean {
  const [first = ""] = withoutCourtesies(text).split(" ");
  return frame.includes(first) && searchTerms(text) !== "";
}
