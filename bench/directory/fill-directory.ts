import type pg from "pg";

/** Patterns for shop names; the parts in braces are filled in. */
const patterns = [
  "{owner} {goods}",
  "Duka la {goods}",
  "{goods} {place}",
  "Mama {owner} {goods}",
  "{owner} & Sons {goods}",
  "{quality} {goods}",
  "{place} {goods} Centre",
  "{owner} {quality} Shop",
  "{coined} {goods}",
  "{owner} {coined} {goods}",
  "{goods} za {owner}",
];
const owners =
  "Neema Asha Juma Hassan Fatuma Baraka Zawadi Rehema Salum Mwanaidi Khadija Emmanuel Grace Peter Halima Omari Amina Joseph Upendo Mwajuma Rashid Said Zuhura Daudi Imani Tumaini Furaha Subira Kassim Maryam Otieno Wanjiku Achieng Kamau Nakato Okello Mutoni Uwase Chausiku Mbwana Shabani Kijazi Massawe Mushi Kimaro Lyimo Mollel Laizer Mwakyusa Mwanri".split(
    " ",
  );
/** There are many family and village names, so these are made up from syllables. */
const syllables =
  "ba bwe cha di fu ga ha ja ka ki ko la li lu ma mba mo mwa na nda nga nyo ra re ro sa se shi ta te tu wa we ya za zi zu".split(
    " ",
  );
const qualities = "Bora Poa Best Smart Royal Modern Amani Karibu Twiga Simba Kilimanjaro Tausi Nyota Upendo".split(" ");
const goods = {
  "clothing & accessories": ["Khanga", "Kanga", "Kitenge", "Fashion", "Nguo", "Viatu", "Mitumba", "Boutique"],
  "food & beverages": ["Kahawa", "Coffee", "Spices", "Viungo", "Chakula", "Groceries", "Juice", "Asali", "Mgahawa"],
  electronics: ["Simu", "Phones", "Electronics", "Computers", "Laptops", "Elektroniki"],
  "health & beauty": ["Vipodozi", "Cosmetics", "Salon", "Beauty", "Sabuni", "Pharmacy"],
  home: ["Vyombo", "Fanicha", "Furniture", "Mapazia", "Kitchenware"],
  "home improvement": ["Hardware", "Vifaa vya Ujenzi", "Paints", "Tools"],
  "arts & crafts": ["Vikapu", "Baskets", "Tingatinga", "Vinyago", "Handmade"],
  "jewelry & watches": ["Vito", "Jewellery", "Saa", "Shanga"],
  "baby products": ["Watoto", "Baby Care", "Kids Wear"],
  "office supplies": ["Stationery", "Daftari"],
  "sporting goods": ["Michezo", "Sports", "Jezi"],
  media: ["Vitabu", "Books"],
};
/** Most shops are where most people live. */
const places = [
  ...Array<string>(6).fill("Dar es Salaam"),
  ...["Kariakoo, Dar es Salaam", "Sinza, Dar es Salaam", "Mbagala, Dar es Salaam", "Tegeta, Dar es Salaam"],
  ...["Arusha", "Arusha", "Mwanza", "Mwanza", "Dodoma", "Mbeya", "Moshi", "Tanga", "Morogoro", "Zanzibar", "Zanzibar"],
  ...[
    "Stone Town, Zanzibar",
    "Iringa",
    "Kigoma",
    "Tabora",
    "Mtwara",
    "Bukoba",
    "Songea",
    "Nairobi",
    "Mombasa",
    "Kampala",
  ],
];

/** Pseudo-random numbers, the same in every run. */
function thrower(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

function listing(number: number, throwDie: (below: number) => number) {
  const pick = <T>(of: readonly T[], otherwise: T): T => of[throwDie(of.length)] ?? otherwise;
  const [category, sold] = pick(Object.entries(goods), ["home", ["Vyombo"]]);
  const place = pick(places, "Dodoma");
  const values: Record<string, string> = {
    owner: pick(owners, "Neema"),
    goods: pick(sold, "Vyombo"),
    coined: capital(pick(syllables, "") + pick(syllables, "") + pick(syllables, "")),
    quality: pick(qualities, "Bora"),
    place: place.split(",")[0] ?? "",
  };
  const name = pick(patterns, "{goods}").replaceAll(/\{(\w+)\}/g, (_, what: string) => values[what] ?? "");
  return { slug: `${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}-${number}`, name, category, place, n: number };
}

/** Inserts listings as East African shops would write them, in bulk and as the database owner. */
export async function fillDirectory(db: pg.Pool, count: number): Promise<void> {
  const throwDie = thrower(255);
  const rows = Array.from({ length: count }, (_, number) => listing(number, throwDie));
  for (let from = 0; from < count; from += 10_000)
    await db.query(
      `insert into listings (slug, name, category, about, place, created_at)
       select l.slug, l.name, l.category, 'Karibu dukani. ' || l.name || ', ' || l.place || '.', l.place, now() - l.n * interval '1 minute'
       from json_to_recordset($1) l (slug text, name text, category text, place text, n int)`,
      [JSON.stringify(rows.slice(from, from + 10_000))],
    );
  await db.query("vacuum analyze listings, listing_words");
}
