import type { ProductInput } from "@mauzo/contract/products";
import type { NewShop } from "@mauzo/contract/shop";

type Good = { name: string; picture: string | null; description: string; shillings: number; stock: number };
type SmallShop = {
  slug: string;
  owner: string;
  shop: NewShop;
  place: string;
  goods: Good[];
};

export const demoPicture = (name: string) => `/pictures/demo/${name}/640.webp`;

/** What stands on the first demo shop's page beside its goods. */
export const demoFront = { place: "Kariakoo, Dar es Salaam", coverUrl: demoPicture("duka-la-mwanzi") };

const number = (last: number) => `+2557120001${String(last).padStart(2, "0")}`;
const good = (name: string, picture: string | null, shillings: number, stock: number, description: string): Good => ({
  name,
  picture,
  shillings,
  stock,
  description,
});

export const asProduct = (
  { name, picture, description, shillings, stock }: Good,
  category: NewShop["category"],
): ProductInput => ({
  name,
  description,
  category,
  image_url: picture === null ? null : demoPicture(picture),
  price_minor: shillings * 100,
  stock,
});

/** Small shops from all over, so that the directory is alive. Their owners are nobody and cannot log in. */
export const smallShops: SmallShop[] = [
  {
    slug: "khanga-house",
    owner: "Mwanaidi",
    place: "Stone Town, Zanzibar",
    shop: {
      name: "Khanga House",
      category: "clothing & accessories",
      whatsapp_number: number(1),
      about: "Khanga in pairs, chosen by their sayings, and kikoi for the beach. Two streets from the old fort.",
    },
    goods: [
      good("Khanga Mapenzi", "kanga-mawio", 17_000, 24, "A pair in red and gold. The saying is about love that waits."),
      good("Khanga Subira", "kanga-korosho", 19_000, 18, "A pair with the cashew print. Patience brings ease."),
      good("Kikoi ya Pwani", "kikoi-bahari", 26_000, 12, "Woven cotton with hand-tied tassels."),
    ],
  },
  {
    slug: "arusha-coffee-corner",
    owner: "Emmanuel",
    place: "Arusha",
    shop: {
      name: "Arusha Coffee Corner",
      category: "food & beverages",
      whatsapp_number: number(2),
      about: "Coffee from the slopes of Meru and Kilimanjaro, roasted in the week it is sold.",
    },
    goods: [
      good("Kahawa ya Meru", "kahawa-kilimanjaro", 13_000, 40, "250 g of medium roast, beans or ground."),
      good("Kahawa nzito", "kahawa-kilimanjaro", 14_000, 25, "250 g of dark roast for a strong cup."),
    ],
  },
  {
    slug: "viungo-vya-darajani",
    owner: "Khamis",
    place: "Darajani, Zanzibar",
    shop: {
      name: "Viungo vya Darajani",
      category: "food & beverages",
      whatsapp_number: number(3),
      about: "Cloves, cinnamon and cardamom straight from the farms of Zanzibar, packed in small jars.",
    },
    goods: [
      good("Sanduku la viungo", "viungo-zanzibar", 22_000, 30, "Three jars: cloves, cinnamon and black pepper."),
      good("Pilau masala", "viungo-zanzibar", 6_000, 60, "Ground fresh, enough for ten pots of pilau."),
    ],
  },
  {
    slug: "meru-sandals",
    owner: "Naserian",
    place: "Usa River, Arusha",
    shop: {
      name: "Meru Sandals",
      category: "clothing & accessories",
      whatsapp_number: number(4),
      about: "Leather sandals with beads, sewn by six women under one roof.",
    },
    goods: [
      good("Ndala za shanga", "maasai-sandals", 32_000, 15, "Beaded straps on a sole cut from a tyre."),
      good("Mkanda wa ngozi", null, 18_000, 9, "A leather belt with a brass buckle."),
    ],
  },
  {
    slug: "vikapu-iringa",
    owner: "Zawadi",
    place: "Iringa",
    shop: {
      name: "Vikapu vya Iringa",
      category: "arts & crafts",
      whatsapp_number: number(5),
      about: "Baskets woven from milulu grass in the villages around Iringa.",
    },
    goods: [
      good("Kikapu kikubwa", "kikapu-basket", 38_000, 8, "For the market or for laundry, with leather handles."),
      good("Kikapu kidogo", "kikapu-basket", 18_000, 20, "For bread and fruit on the table."),
    ],
  },
  {
    slug: "mwanza-jiko-bora",
    owner: "Peter",
    place: "Kirumba, Mwanza",
    shop: {
      name: "Mwanza Jiko Bora",
      category: "home",
      whatsapp_number: number(6),
      about: "Clay stoves that save charcoal, and wooden spoons that last.",
    },
    goods: [
      good("Jiko la udongo", "jiko-udongo", 16_000, 14, "Holds its heat; cooks on half the charcoal."),
      good("Miko ya mninga", "miko-wooden-spoons", 12_000, 22, "Three spoons of hard wood."),
    ],
  },
  {
    slug: "asali-safi-tabora",
    owner: "Shija",
    place: "Tabora",
    shop: {
      name: "Asali Safi Tabora",
      category: "food & beverages",
      whatsapp_number: number(7),
      about: "Raw honey from bark hives in the miombo woods. Nothing is added.",
    },
    goods: [good("Asali mbichi 1 kg", "asali-tabora", 17_000, 35, "Strained once, dark and strong.")],
  },
  {
    slug: "pemba-urembo",
    owner: "Bimkubwa",
    place: "Chake Chake, Pemba",
    shop: {
      name: "Pemba Urembo",
      category: "health & beauty",
      whatsapp_number: number(8),
      about: "Soap of seaweed and oil of coconut, made at home in Pemba.",
    },
    goods: [
      good("Sabuni ya karafuu", "sabuni-mwani", 4_500, 50, "A bar of 100 g with clove oil."),
      good("Mafuta ya nazi safi", "mafuta-ya-nazi", 9_000, 26, "Cold-pressed, 250 ml, for hair and skin."),
    ],
  },
  {
    slug: "msasani-tingatinga",
    owner: "Rashidi",
    place: "Msasani, Dar es Salaam",
    shop: {
      name: "Msasani Tingatinga",
      category: "arts & crafts",
      whatsapp_number: number(9),
      about: "Paintings in the Tingatinga way: birds, baobabs and the street outside.",
    },
    goods: [good("Kanga na mlima", "tingatinga-painting", 60_000, 4, "A guinea fowl under the mountain, 30 × 40 cm.")],
  },
  {
    slug: "shanga-za-longido",
    owner: "Nashipai",
    place: "Longido, Arusha",
    shop: {
      name: "Shanga za Longido",
      category: "jewelry & watches",
      whatsapp_number: number(10),
      about: "Bracelets and necklaces of glass beads, threaded while the cattle drink.",
    },
    goods: [good("Bangili pana", "bangili-shanga", 11_000, 28, "Opens to fit any wrist; red, blue or white.")],
  },
  {
    slug: "dodoma-simu-kona",
    owner: "Daudi",
    place: "Nyerere Square, Dodoma",
    shop: {
      name: "Dodoma Simu Kona",
      category: "electronics",
      whatsapp_number: number(11),
      about: "Chargers, cables and covers for the phone you have, fitted while you wait.",
    },
    goods: [
      good("Chaja ya haraka", null, 15_000, 30, "20 W with a cable of one metre."),
      good("Kava ya simu", null, 8_000, 45, "Soft and clear; say your model in the chat."),
    ],
  },
];
