import { normal } from "./normal.ts";

const swahili = new Set(
  (
    "na ya wa za la cha kwa ni si je nini gani ngapi bei shilingi nataka naomba natafuta ningependa nahitaji napenda " +
    "ninataka ninaomba mna una kuna bidhaa duka oda agizo kikapu asante tafadhali ndiyo ndio hapana sawa leo kesho " +
    "wapi lini nani nisaidie msaada samahani karibu kaka dada ndugu boss chakula nguo viatu simu yangu yako hii hiyo " +
    "habari mambo vipi poa jambo salamu kiasi pesa nunua kununua agiza kuagiza nipe nitumie tuma " +
    "ipo zipo lipo yapo kipo vipo yupo bado unayo unazo mnayo mnazo unauza mnauza kanga khanga kitenge vitenge kikoi vikoi " +
    "gauni magauni shati mashati suruali sketi kofia mkoba mikoba sabuni mafuta mchele unga sukari maharage kahawa samaki nyama"
  ).split(" "),
);

/** Swahili when any of its everyday words is there, else the shops' default, English. */
export function guessLanguage(text: string): "en" | "sw" {
  return normal(text)
    .split(" ")
    .some((word) => swahili.has(word))
    ? "sw"
    : "en";
}
