import { readOrderText } from "@mauzo/format/order-text/read-order-text";
import { normaliseText } from "../normalise-text.ts";
import { searchTerms } from "../search-terms.ts";

const longest = 500;
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const any = (parts: string) => new RegExp(`(?:^| )(?:${parts})(?: |$)`);

/** Who asks orders nothing yet. */
const questions = setOf(
  "bei ngapi gani lini wapi je nani kiasi mna una kuna ipo zipo lipo yapo vipo kipo upo unayo unazo mnayo mnazo mnauza " +
    "unauza bado mbona kwanini nini price prices cost costs how what whats when where which who why do does did is are " +
    "was were available still",
);
/** Nor who tells what was, what is wrong, or what is not wanted. */
const otherwise = setOf(
  "sitaki sihitaji hapana siyo sio bila acha ondoa toa futa punguza ghairi rudisha kurudisha mnirudishie hajafika " +
    "dakika siku wiki mwezi miezi masaa swali maswali dont not never remove delete cancel change replace return " +
    "refund without stop bought ordered received paid broken torn minutes minute hours hour days weeks months question " +
    "questions ago",
);
const told =
  /(?:^| )(?:nili\p{L}{3,}|niki\p{L}{3,}|mna\p{L}{3,}|nime(?!pend)\p{L}{3,}|mme\p{L}{3,}|ime\p{L}{3,}|zime\p{L}{3,}|tume\p{L}{3,}|sija\p{L}+|haija\p{L}+|hazija\p{L}+|hamja\p{L}+|usi\p{L}{3,}|badili\p{L}*|don t|no(?! \d)) /u;

const wanted = any(
  "naomba|ninaomba|tunaomba|ningeomba|nataka|ninataka|tunataka|nahitaji|ninahitaji|tunahitaji|ningependa|nipe|nipeni|" +
    "nipatie|niwekee|nitumie|niletee|nileteeni|nitachukua|nachukua|agiza|naagiza|ongeza|weka|i want|we want|i need|we need|" +
    "i would like|i d like|id like|i ll take|ill take|i will take|give me|send me|get me|can i get|can i have|add|order",
);
const hour = any(
  "(?:saa|at) (?:\\d{1,2}|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi)|\\d{1,2} ?(?:am|pm)|tarehe \\d{1,2}",
);
const counts = /\d|½/;
const numbers =
  /(?:^| )(?:\p{L}{0,2}(?:moja|mbili|wili|tatu|nne|tano|nane)|sita|saba|tisa|kumi|ishirini|thelathini|arobaini|hamsini|sitini|sabini|themanini|tisini|mia|nusu|robo|dazeni|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|quarter|dozen|couple)(?: |-|$)/u;

const isGoods = (words: readonly string[]) =>
  words.some((word) => /\p{L}{3}/u.test(word)) && searchTerms(words.join(" ")) !== "";

/**
 * Whether a text may be an order in the customer's own words: goods with a quantity, or several that are wanted. What the
 * shop has of it is another question; what only might be an order is none.
 */
export function readsAsOrder(text: string): boolean {
  if (text.length > longest || /https?:|@\p{L}/iu.test(text)) return false;
  const said = normaliseText(text);
  const isWanted = wanted.test(said);
  if (!isWanted && !counts.test(said) && !numbers.test(said)) return false;
  if (said.split(" ").some((word) => questions.has(word) || otherwise.has(word)) || told.test(`${said} `)) return false;
  if ((hour.test(said) || text.includes("?")) && !isWanted) return false;
  const wishes = readOrderText(text).filter(({ readings }) => readings.some(({ words }) => isGoods(words)));
  return wishes.some(({ isCounted }) => isCounted) || (isWanted && wishes.length > 1);
}
