/** Words that multiply the number next to them. */
export const multipliers: ReadonlyMap<string, number> = new Map([
  ...["mia"].map((word) => [word, 100] as const),
  ...["k", "elfu", "alfu", "thousand"].map((word) => [word, 1000] as const),
  ...["laki", "lakh"].map((word) => [word, 100_000] as const),
  ...["m", "mil", "milioni", "million"].map((word) => [word, 1_000_000] as const),
]);
/** Only a multiplier directly after its digits, `1.5m`: on its own it is a metre or a size. */
export const gluedOnly = new Set(["m"]);

export const ones = new Map(
  ["moja", "mbili", "tatu", "nne", "tano", "sita", "saba", "nane", "tisa"].map((word, at) => [word, at + 1] as const),
);
export const tens = new Map(
  ["kumi", "ishirini", "thelathini", "arobaini", "hamsini", "sitini", "sabini", "themanini", "tisini"].map(
    (word, at) => [word, (at + 1) * 10] as const,
  ),
);

export const ownCurrency = new Set(["tsh", "tshs", "tzs", "sh", "shs", "shilingi", "/=", "/-", "@"]);
/** An amount next to one of these is in another currency. */
export const otherCurrency = new Set([
  "usd",
  "dollar",
  "dollars",
  "dola",
  "ksh",
  "kshs",
  "kes",
  "ugx",
  "rwf",
  "eur",
  "euro",
  "gbp",
  "$",
  "€",
  "£",
]);

/** A number before one of these is a count or a measure. */
export const units = new Set(
  [
    "kg kgs kilo g gm gms gram grams gramu mg ml l lt ltr ltrs litre litres liter liters lita cm mm mita metre metres",
    "meter meters inch inches inchi in ft futi feet gb tb mb ram rom mah w watt watts v volt volts hp pc pcs piece",
    "pieces vipande kipande pair pairs pea jozi dozen dazeni doti pack packs pakiti tablets vidonge seti set sets x",
    "yrs years miaka months miezi mwezi days siku % ° ply",
  ].flatMap((line) => line.split(" ")),
);
/** A small number after one of these, or after a unit, is its size or model number. */
export const numbered = new Set(["size", "saizi", "sz", "no", "namba", "number", "mwaka", "model", "toleo"]);

export const rangeWords = new Set(["-", "–", "—", "hadi", "mpaka", "to"]);
/** Words between two prices of one item. */
export const betweenPrices = new Set(
  [
    "au",
    "or",
    "jumla",
    "rejareja",
    "reja",
    "wholesale",
    "retail",
    "ofa",
    "offer",
    "sasa",
    "now",
    "was",
    "ilikuwa",
    "for",
  ].concat(["kabla", "before", "bei", "price", "ya", "ni", "na", "kwa", "tu", "only", "hadi", "mpaka", "to"]),
);
/** Words before and after a price; there they are not part of a name. */
export const beforePrice = new Set(["bei", "price", "ni", "kwa", "for"]);
export const afterPrice = new Set(["tu", "only"]);

/** Between a count and the price for that many: `3 kwa 5000`. */
export const forSeveral = new Set(["kwa", "for"]);
/** Words that may follow those, before the price. */
export const leadsToPrice = new Set([...ownCurrency, ".", ":", "=", "bei", "ya", "price"]);

const set = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(" ")));
/**
 * Words that tell variants of one product apart; alone they name nothing that is sold. Units and `numbered` work the
 * same way.
 */
export const variantWords = set(
  "xxs xs s m l xl xxl xxxl xxxxl 2xl 3xl 4xl 5xl small medium large big mini",
  "ndogo kubwa kati wastani mdogo mkubwa midogo mikubwa vidogo vikubwa madogo makubwa",
  "nyekundu nyeusi nyeupe bluu buluu kijani njano zambarau pinki kahawia kijivu nyekundu mweusi mweupe",
  "weusi weupe vyeusi vyeupe cheusi cheupe red black white blue green yellow purple pink brown grey gray maroon navy",
  "kike kiume wakubwa wanaume wanawake men women kids ladies gents",
);
/** Words that introduce such a word and are not part of it. */
export const variantLeads = set("ya za la cha vya wa rangi ukubwa");
