import type { ProductInput } from "@mauzo/contract/catalogue/products";
import type { AutoMessages } from "@mauzo/contract/conversations/auto-messages";
import type { InboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import type { PaymentDocument } from "@mauzo/contract/shop/payment-settings";
import type { NewShop } from "@mauzo/contract/shop/shop";

type SmallShopProduct = { name: string; picture: string | null; description: string; shillings: number; stock: number };
type SmallShop = {
  slug: string;
  owner: string;
  shop: NewShop;
  place: string;
  products: SmallShopProduct[];
};

export const demoPicture = (name: string) => `/pictures/demo/${name}/640.webp`;

/** What the first demo shop's page shows besides its products. */
export const demoStorefront = {
  place: "Kariakoo, Dar es Salaam",
  openingHours: "Jumatatu hadi Jumamosi, saa 2 asubuhi hadi saa 12 jioni",
  coverUrl: demoPicture("duka-la-mwanzi"),
  holdMinutes: 15,
} as const;

const daily = { from: "08:00", until: "18:00" };
/** What its bot could say beside its flow. Off, so that who tries its chat meets the same at any hour. */
export const demoAutoMessages: Omit<AutoMessages, "version"> = {
  greeting: {
    on: false,
    en: "Welcome to Duka la Mwanzi. We bring kitchen things and baskets to all of Dar es Salaam.",
    sw: "Karibu Duka la Mwanzi. Tunaleta vyombo vya jikoni na vikapu popote Dar es Salaam.",
  },
  away: {
    on: false,
    en: "We are closed now and read your message when we open, at 8 in the morning. You can still order here.",
    sw: "Kwa sasa tumefunga. Tutasoma ujumbe wako tukifungua, saa 2 asubuhi. Unaweza kuagiza hapa hapa wakati wowote.",
  },
  hours: { mon: daily, tue: daily, wed: daily, thu: daily, fri: daily, sat: daily, sun: null },
};

/** How its inbox works: as most shops would want it, and nothing of it is ever deleted by itself. */
export const demoInbox: Omit<InboxSettings, "version"> = {
  bot_resumes: 720,
  person_words: { en: "Somebody of Duka la Mwanzi answers you now.", sw: "Sasa unajibiwa na mtu wa Duka la Mwanzi." },
  bot_words: { en: "", sw: "" },
  assign: "off",
  forget_months: null,
};

/** How the first demo shop is paid: numbers that nobody has. */
export const demoPayment: PaymentDocument = {
  cash: true,
  push: true,
  charges: [
    { id: "carrier-bag", name: "Mfuko", type: "fixed", value: 50_000 },
    { id: "service-share", name: "Huduma", type: "percentage", value: 100 },
  ],
  ways: [
    {
      ...{ id: "m-pesa-till", network: "M-Pesa", kind: "till", number: "5500110", name: "DUKA LA MWANZI" },
      ...{ note: "Andika namba ya oda kama kumbukumbu.", on: true },
    },
    {
      ...{ id: "airtel-number", network: "Airtel Money", kind: "number", number: "0680000110", name: "AMINA MWANZI" },
      ...{ note: "", on: true },
    },
  ],
};

const number = (last: number) => `+2557120001${String(last).padStart(2, "0")}`;
const demoProduct = (
  name: string,
  picture: string | null,
  shillings: number,
  stock: number,
  description: string,
): SmallShopProduct => ({
  name,
  picture,
  shillings,
  stock,
  description,
});

export const asProduct = (
  { name, picture, description, shillings, stock }: SmallShopProduct,
  category: NewShop["category"],
): ProductInput => ({
  name,
  description,
  category,
  image_url: picture === null ? null : demoPicture(picture),
  price_minor: shillings * 100,
  stock,
});

/**
 * Small shops from all over the country, so that the directory is not empty. They write Swahili. Their owners are not
 * real people and cannot log in.
 */
export const smallShops: SmallShop[] = [
  {
    slug: "khanga-house",
    owner: "Mwanaidi",
    place: "Stone Town, Zanzibar",
    shop: {
      name: "Khanga House",
      category: "clothing & accessories",
      whatsapp_number: number(1),
      about: "Doti za khanga unazochagua kwa majina yake, na vikoi vya ufukweni. Mitaa miwili kutoka Ngome Kongwe.",
    },
    products: [
      demoProduct(
        "Khanga Mapenzi",
        "kanga-mawio",
        17_000,
        24,
        "Doti ya nyekundu na dhahabu. Jina lake linasifu penzi linalosubiri.",
      ),
      demoProduct(
        "Khanga Subira",
        "kanga-korosho",
        19_000,
        18,
        "Doti yenye ua la korosho. Jina lake: Subira huvuta heri.",
      ),
      demoProduct("Kikoi ya Pwani", "kikoi-bahari", 26_000, 12, "Pamba iliyofumwa, vishada vimefungwa kwa mkono."),
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
      about: "Kahawa ya miteremko ya Meru na Kilimanjaro, hukaangwa wiki ile ile inayouzwa.",
    },
    products: [
      demoProduct(
        "Kahawa ya Meru",
        "kahawa-kilimanjaro",
        13_000,
        40,
        "Gramu 250, imekaangwa wastani. Nzima au ya kusagwa.",
      ),
      demoProduct(
        "Kahawa nzito",
        "kahawa-kilimanjaro",
        14_000,
        25,
        "Gramu 250, imekaangwa sana kwa kikombe chenye nguvu.",
      ),
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
      about: "Karafuu, mdalasini na iliki moja kwa moja kutoka mashamba ya Zanzibar, kwenye vichupa vidogo.",
    },
    products: [
      demoProduct(
        "Sanduku la viungo",
        "viungo-zanzibar",
        22_000,
        30,
        "Vichupa vitatu: karafuu, mdalasini na pilipili manga.",
      ),
      demoProduct("Pilau masala", "viungo-zanzibar", 6_000, 60, "Imesagwa karibuni, inatosha sufuria kumi za pilau."),
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
      about: "Ndala za ngozi na shanga, zinashonwa na wanawake sita chini ya paa moja.",
    },
    products: [
      demoProduct("Ndala za shanga", "maasai-sandals", 32_000, 15, "Mikanda ya shanga juu ya soli ya tairi."),
      demoProduct("Mkanda wa ngozi", null, 18_000, 9, "Mkanda wa ngozi wenye bizimu ya shaba."),
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
      about: "Vikapu vya nyasi za milulu, vinasukwa vijijini kuzunguka Iringa.",
    },
    products: [
      demoProduct(
        "Kikapu kikubwa",
        "kikapu-basket",
        38_000,
        8,
        "Cha sokoni au cha nguo za kufua, chenye mikono ya ngozi.",
      ),
      demoProduct("Kikapu kidogo", "kikapu-basket", 18_000, 20, "Cha mkate na matunda mezani."),
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
      about: "Majiko ya udongo yanayookoa mkaa, na miko ya mbao inayodumu.",
    },
    products: [
      demoProduct("Jiko la udongo", "jiko-udongo", 16_000, 14, "Linatunza joto, linapika kwa nusu ya mkaa."),
      demoProduct("Miko ya mninga", "miko-wooden-spoons", 12_000, 22, "Miko mitatu ya mbao ngumu."),
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
      about: "Asali mbichi ya mizinga ya magome, kutoka misitu ya miombo. Haichanganywi na kitu.",
    },
    products: [
      demoProduct("Asali mbichi, kilo 1", "asali-tabora", 17_000, 35, "Imechujwa mara moja, nyeusi na nzito."),
    ],
  },
  {
    slug: "pemba-urembo",
    owner: "Bimkubwa",
    place: "Chake Chake, Pemba",
    shop: {
      name: "Pemba Urembo",
      category: "health & beauty",
      whatsapp_number: number(8),
      about: "Sabuni ya mwani na mafuta ya nazi, vinatengenezwa nyumbani Pemba.",
    },
    products: [
      demoProduct("Sabuni ya karafuu", "sabuni-mwani", 4_500, 50, "Kipande cha gramu 100 chenye mafuta ya karafuu."),
      demoProduct(
        "Mafuta ya nazi safi",
        "mafuta-ya-nazi",
        9_000,
        26,
        "Yamekamuliwa bila moto, mililita 250. Kwa nywele na ngozi.",
      ),
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
      about: "Michoro ya Tingatinga: ndege, mibuyu na mtaa ulio nje ya mlango.",
    },
    products: [
      demoProduct("Kanga na mlima", "tingatinga-painting", 60_000, 4, "Kanga wa porini chini ya mlima, sm 30 × 40."),
    ],
  },
  {
    slug: "shanga-za-longido",
    owner: "Nashipai",
    place: "Longido, Arusha",
    shop: {
      name: "Shanga za Longido",
      category: "jewelry & watches",
      whatsapp_number: number(10),
      about: "Bangili na mikufu ya shanga za kioo. Tunatunga kwa mkono, kama mama zetu walivyotufundisha.",
    },
    products: [
      demoProduct(
        "Bangili pana",
        "bangili-shanga",
        11_000,
        28,
        "Hufunguka, huenea mkono wowote. Nyekundu, bluu au nyeupe.",
      ),
    ],
  },
  {
    slug: "dodoma-simu-kona",
    owner: "Daudi",
    place: "Nyerere Square, Dodoma",
    shop: {
      name: "Dodoma Simu Kona",
      category: "electronics",
      whatsapp_number: number(11),
      about: "Chaja, nyaya na kava za simu uliyonayo. Unafungiwa ukisubiri.",
    },
    products: [
      demoProduct("Chaja ya haraka", null, 15_000, 30, "Wati 20, pamoja na waya wa mita moja."),
      demoProduct("Kava ya simu", null, 8_000, 45, "Laini na angavu. Taja aina ya simu yako kwenye chati."),
    ],
  },
];
