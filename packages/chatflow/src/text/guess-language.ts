import { normaliseText } from "./normalise-text.ts";

type Language = "en" | "sw";

const setOf = (words: string) => new Set(words.split(" "));

// Product names say nothing about the language: a kanga is called that in both.
const said: Record<Language, ReadonlySet<string>> = {
  sw: setOf(
    "na kwa ni si je nini gani ngapi bei shilingi nataka naomba natafuta ningependa nahitaji napenda ninataka ninaomba " +
      "mna una kuna bidhaa duka oda agizo kikapu asante tafadhali ndiyo ndio hapana sawa leo kesho wapi lini nani " +
      "nisaidie msaada samahani karibu kaka dada ndugu yangu yako hii hiyo habari mambo vipi poa jambo salamu kiasi " +
      "pesa nunua kununua agiza kuagiza nipe nitumie tuma ipo zipo lipo yapo kipo vipo yupo bado unayo unazo mnayo " +
      "mnazo unauza mnauza",
  ),
  en: setOf(
    "i we you the an is are do does did have has got some any what which where when how much many want need would like " +
      "looking can could for of and your my this these price cost buy please help hello",
  ),
};

/** The language of most of its common words, or `otherwise` if they are undecided. */
export function guessLanguage(text: string, otherwise: Language): Language {
  const words = normaliseText(text).split(" ");
  const count = (language: Language) => words.filter((word) => said[language].has(word)).length;
  const lead = count("sw") - count("en");
  if (lead === 0) return otherwise;
  return lead > 0 ? "sw" : "en";
}
