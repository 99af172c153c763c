const split = (text: string) => text.trim().split(/\s+/);
const table = (rows: readonly [number, string][]) =>
  new Map(rows.flatMap(([value, list]) => split(list).map((word) => [word, value] as const)));

/** Number words; in Swahili with the prefixes that agree with the noun: `viwili`, `matatu`. */
export const numberWords: ReadonlyMap<string, number> = table([
  [0.25, "robo quarter"],
  [0.5, "nusu half"],
  [1, "moja kimoja mmoja limoja umoja one"],
  [2, "mbili viwili wawili mawili miwili two couple"],
  [3, "tatu vitatu watatu matatu mitatu three"],
  [4, "nne vinne wanne manne minne four"],
  [5, "tano vitano watano matano mitano five"],
  [6, "sita six"],
  [7, "saba seven"],
  [8, "nane vinane wanane manane minane eight"],
  [9, "tisa nine"],
  [10, "kumi ten"],
  [11, "eleven"],
  [12, "twelve"],
  [13, "thirteen"],
  [14, "fourteen"],
  [15, "fifteen"],
  [16, "sixteen"],
  [17, "seventeen"],
  [18, "eighteen"],
  [19, "nineteen"],
  [20, "ishirini twenty"],
  [30, "thelathini thirty"],
  [40, "arobaini forty"],
  [50, "hamsini fifty"],
  [60, "sitini sixty"],
  [70, "sabini seventy"],
  [80, "themanini eighty"],
  [90, "tisini ninety"],
  [100, "mia hundred"],
]);

/** Units that multiply the quantity by this number. */
export const countUnits: ReadonlyMap<string, number> = table([
  [1, "pc pcs pce pces piece pieces pisi kipande vipande pea jozi pair pairs unit units copy copies nakala"],
  [12, "dozen dozens dazeni dazani dz"],
  [20, "korija korja"],
]);

/** Containers: they can be counted and occur in some names. */
export const containers: ReadonlySet<string> = new Set(
  split(
    `pakiti packet packets pack packs pkt paketi katoni carton cartons box boxes boksi maboksi chupa bottle bottles
    mfuko mifuko bag gunia magunia trei tray trays kopo makopo can cans tin tins debe ndoo rola roll rolls bunda
    mabunda doti seti set sets sahani plate plates kikombe glasi glass fungu mafungu`,
  ),
);

/** The units of measure, each mapped to one spelling. */
export const measures: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kg: "kg kgs kilo kilos kilogram kilograms kilogramu",
    g: "g gm gms gram grams gramu",
    l: "l lt ltr ltrs lita litre litres liter liters",
    ml: "ml mls",
    m: "mita metre metres meter meters mtr",
    yd: "yadi yard yards",
    in: "inchi inch inches",
    gb: "gb",
    w: "watt watts wati",
  }).flatMap(([unit, list]) => split(list).map((word) => [word, unit] as const)),
);
/** Units where the measure is the quantity: three kilos of sugar are three times one kilo. */
export const bulk: ReadonlySet<string> = new Set(["kg", "l", "m", "yd"]);

/** The word after one of these is a size or a model number. */
export const numbered: ReadonlySet<string> = new Set(
  split("size sizes saizi sizi sz no namba number nambari model toleo umri age"),
);

/** Words around an order that are not part of any name. */
export const fillers: ReadonlySet<string> = new Set(
  split(
    `naomba ninaomba nataka ninataka nahitaji ninahitaji ningependa ningeomba nitahitaji nitachukua nachukua nichukulie
    niwekee niwekeeni nitumie nitumieni nipe nipeni nipatie nisaidie nisaidieni niletee nileteeni nimependa tuma leta lete weka
    agiza kuagiza naagiza oda order naweza kupata kununua nunua tunaomba tunataka tunahitaji tafadhali tafadhari plz pls
    please kindly i i'd i'll id ill we want wanna need would like love to get have take can could you u give me us send buy
    add ordering hi hello hey habari samahani mna mnauza naulizia do there any mambo vipi niaje salama shikamoo hodi dada kaka bro sis boss bosi mkuu madam sir mama
    jamani sana asante thanks thank ahsante ok okay sawa haya the some of za ya la cha vya wa kwa tu only just basi my yangu
    zangu for a an ile hiyo hizo zile ule lile hii hivi that this those these also pia tena kisha halafu then plus pamoja
    with ni is are na and zote yote each kila hapo bado about kama hivyo more nyingine lingine ingine`,
  ),
);

/** Words that end one item and begin the next; `soft` ones also occur inside names: `wali na maharage`. */
export const hardWords: ReadonlySet<string> = new Set(split("pia halafu kisha then plus also pamoja"));
export const softWords: ReadonlySet<string> = new Set(["na", "and", "&", "with"]);

export const moneyWords: ReadonlySet<string> = new Set(
  split("tsh tshs tzs sh shs shilingi /= /- @ bei price jumla total"),
);
/** Words that may also follow a price. */
export const moneyAfter: ReadonlySet<string> = new Set(split("tsh tshs tzs sh shs shilingi /= /-"));
export const thousands: ReadonlySet<string> = new Set(["k", "elfu", "alfu", "laki", "milioni"]);
