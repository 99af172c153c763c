/** What a number beside it is multiplied by. */
export const multipliers: ReadonlyMap<string, number> = new Map([
  ...["mia"].map((word) => [word, 100] as const),
  ...["k", "elfu", "alfu", "thousand"].map((word) => [word, 1000] as const),
  ...["laki", "lakh"].map((word) => [word, 100_000] as const),
  ...["m", "mil", "milioni", "million"].map((word) => [word, 1_000_000] as const),
]);
/** Stands only right behind its figures, `1.5m`: alone it is a metre or a size. */
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
/** An amount beside one of these is not in shillings of the shop. */
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

/** A number before one of these counts or measures something. */
export const units = new Set(
  [
    "kg kgs kilo g gm gms gram grams gramu mg ml l lt ltr ltrs litre litres liter liters lita cm mm mita metre metres",
    "meter meters inch inches inchi in ft futi feet gb tb mb ram rom mah w watt watts v volt volts hp pc pcs piece",
    "pieces vipande kipande pair pairs pea jozi dozen dazeni doti pack packs pakiti tablets vidonge seti set sets x",
    "yrs years miaka months miezi mwezi days siku % ° ply",
  ].flatMap((line) => line.split(" ")),
);
/** A small number behind one of these, or behind a unit, is its number. */
export const numbered = new Set(["size", "saizi", "sz", "no", "namba", "number", "mwaka", "model", "toleo"]);

export const rangeWords = new Set(["-", "–", "—", "hadi", "mpaka", "to"]);
/** Words between two prices of one thing. */
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
/** Words that lead to a price, and words that end it; they are no part of a name there. */
export const beforePrice = new Set(["bei", "price", "ni", "kwa", "for"]);
export const afterPrice = new Set(["tu", "only"]);

/** Between a count and what so many cost together: `3 kwa 5000`. */
export const forSeveral = new Set(["kwa", "for"]);
/** Words that may stand between that and the price. */
export const leadsToPrice = new Set([...ownCurrency, ".", ":", "=", "bei", "ya", "price"]);

const set = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(" ")));
/** What variants of one thing are told apart by; alone it names nothing that is sold. Units and `numbered` do the same. */
export const variantWords = set(
  "xxs xs s m l xl xxl xxxl xxxxl 2xl 3xl 4xl 5xl small medium large big mini",
  "ndogo kubwa kati wastani mdogo mkubwa midogo mikubwa vidogo vikubwa madogo makubwa",
  "nyekundu nyeusi nyeupe bluu buluu kijani njano zambarau pinki kahawia kijivu nyekundu mweusi mweupe",
  "weusi weupe vyeusi vyeupe cheusi cheupe red black white blue green yellow purple pink brown grey gray maroon navy",
  "kike kiume wakubwa wanaume wanawake men women kids ladies gents",
);
/** Lead to a word of that kind, and are no part of it. */
export const variantLeads = set("ya za la cha vya wa rangi ukubwa");
