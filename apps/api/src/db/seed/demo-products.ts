import type { AddOnGroupInput } from "@mauzo/contract/catalogue/add-ons";
import type { ProductInput, VariantInput } from "@mauzo/contract/catalogue/products";
import type { NewShop } from "@mauzo/contract/shop/shop";
import type * as z from "zod/mini";

type Variant = z.input<typeof VariantInput>;
type AddOnGroup = AddOnGroupInput;

const tzs = (shillings: number) => shillings * 100;
const picture = (name: string) => `/pictures/demo/${name}/640.webp`;
/** `lowStockAt`: at how many units it runs low. */
const variant = (name: string, shillings: number, stock: number, lowStockAt: number | null = null): Variant => ({
  name,
  price_minor: tzs(shillings),
  stock,
  low_stock_at: lowStockAt,
});
/** An add-on; `stock` null means work done to order, which is not counted. */
const extra = (name: string, shillings: number, stock: number | null) => ({
  name,
  price_minor: tzs(shillings),
  stock,
});

const giftWrap: AddOnGroup = {
  name: "Kufunga zawadi",
  min: 0,
  max: 1,
  add_ons: [extra("Karatasi na utepe", 2_000, 60), extra("Ndani ya kanga", 9_000, 15)],
};

/**
 * The shop a new user sees first; it writes Swahili, like a shop in Kariakoo. Its phone number stands in for a shop's
 * WhatsApp number and is used in the demo only.
 */
export const demoShop = {
  name: "Duka la Mwanzi",
  category: "clothing & accessories",
  whatsapp_number: "+255712000000",
  about: "Vitambaa, vyakula na kazi za mikono kutoka kila kona ya Tanzania. Tupo Kariakoo, Dar es Salaam.",
  language: "sw",
} satisfies NewShop;

/** Names have at most 24 characters, the width of a row in a WhatsApp list. */
export const demoProducts: ProductInput[] = [
  {
    name: "Kanga Mawio",
    description: "Doti ya kanga za pamba laini, kila moja sentimita 150 × 110. Jina lake: Haba na haba hujaza kibaba.",
    category: "clothing & accessories",
    image_url: picture("kanga-mawio"),
    variants: [
      variant("Nyekundu na dhahabu", 18_000, 34),
      variant("Bluu na nyeupe", 18_000, 21),
      variant("Nyeusi na machungwa", 18_000, 0),
    ],
    add_on_groups: [
      { name: "Ushonaji", min: 0, max: 1, add_ons: [extra("Kupindwa zote mbili", 3_000, null)] },
      giftWrap,
    ],
  },
  {
    name: "Kanga Korosho",
    description: "Doti ya kanga yenye ua la kale la korosho. Jina lake: Akiba haiozi.",
    category: "clothing & accessories",
    image_url: picture("kanga-korosho"),
    price_minor: tzs(20_000),
    stock: 26,
    add_on_groups: [giftWrap],
  },
  {
    name: "Kitenge Maua",
    description: "Kitenge cha pamba kisichochuja kikifuliwa. Kipande kimoja ni yadi sita, kinatosha gauni zima.",
    category: "clothing & accessories",
    image_url: picture("kitenge-maua"),
    variants: [
      variant("Ua la kijani", 38_000, 14),
      variant("Almasi ya njano", 38_000, 9),
      variant("Wimbi la bluu", 35_000, 17),
    ],
    add_on_groups: [giftWrap],
  },
  {
    name: "Kikoi Bahari",
    description:
      "Kikoi cha pamba kilichofumwa, chenye mistari pembeni na vishada vilivyofungwa kwa mkono. Kwa ufukweni au nyumbani.",
    category: "clothing & accessories",
    image_url: picture("kikoi-bahari"),
    variants: [
      variant("Bluu ya bahari", 28_000, 16),
      variant("Marijani", 28_000, 11),
      variant("Kijivu cha mkaa", 28_000, 0),
    ],
    add_on_groups: [giftWrap],
  },
  {
    name: "Ndala za Kimaasai",
    description: "Ndala za ngozi zenye mkanda wa shanga, zimetengenezwa kwa mkono Arusha. Soli ya tairi, hudumu miaka.",
    category: "clothing & accessories",
    image_url: picture("maasai-sandals"),
    variants: [
      variant("Namba 37", 35_000, 6),
      variant("Namba 38", 35_000, 8),
      variant("Namba 39", 35_000, 5),
      variant("Namba 40", 35_000, 10),
      variant("Namba 41", 35_000, 0),
      variant("Namba 42", 38_000, 7),
      variant("Namba 43", 38_000, 4),
    ],
  },
  {
    name: "Kofia ya Kiua",
    description: "Kofia ya Kiswahili iliyoshonwa kwa mkono Zanzibar. Vitundu vyake vidogo hupitisha hewa.",
    category: "clothing & accessories",
    image_url: picture("kofia-ya-kiua"),
    variants: [variant("Ya kati, sm 56", 45_000, 5, 6), variant("Kubwa, sm 58", 45_000, 7, 3)],
    add_on_groups: [
      {
        name: "Kutarizi jina",
        min: 0,
        max: 1,
        add_ons: [extra("Herufi za kwanza", 4_000, null), extra("Jina zima", 8_000, null)],
      },
    ],
  },
  {
    name: "Kahawa Kilimanjaro",
    description: "Kahawa ya Arabika kutoka mashamba madogo ya juu ya Moshi. Hukaangwa kila Jumatatu.",
    category: "food & beverages",
    image_url: picture("kahawa-kilimanjaro"),
    variants: [
      variant("Gramu 250", 12_000, 48, 10),
      variant("Gramu 500", 22_000, 30, 10),
      variant("Kilo 1", 42_000, 12),
    ],
    add_on_groups: [
      {
        name: "Usagaji",
        min: 1,
        max: 1,
        add_ons: [
          extra("Bila kusagwa", 0, null),
          extra("Nene, ya kukamua", 0, null),
          extra("Ya kati, ya kuchuja", 0, null),
          extra("Laini, ya birika", 0, null),
        ],
      },
    ],
  },
  {
    name: "Viungo vya Zanzibar",
    description: "Sanduku la mbao lenye vichupa vitatu vya viungo kutoka Zanzibar. Chagua vitatu unavyopikia.",
    category: "food & beverages",
    image_url: picture("viungo-zanzibar"),
    price_minor: tzs(24_000),
    stock: 22,
    add_on_groups: [
      {
        name: "Viungo vitatu",
        min: 3,
        max: 3,
        add_ons: [
          extra("Karafuu", 0, 40),
          extra("Mdalasini", 0, 36),
          extra("Iliki", 1_500, 18),
          extra("Manjano", 0, 44),
          extra("Pilipili manga", 0, 32),
          extra("Tangawizi", 0, 28),
          extra("Kungumanga", 1_000, 9),
          extra("Bizari nyembamba", 0, 25),
        ],
      },
      giftWrap,
    ],
  },
  {
    name: "Asali ya Tabora",
    description: "Asali mbichi ya misitu ya miombo ya Tabora, imechujwa na haijachanganywa na kitu.",
    category: "food & beverages",
    image_url: picture("asali-tabora"),
    variants: [variant("Gramu 500", 10_000, 40), variant("Kilo 1", 18_000, 24)],
  },
  {
    name: "Kikapu cha ukili",
    description: "Kikapu imara cha ukili chenye mikono ya ngozi. Kinabeba mahitaji ya sokoni ya wiki nzima.",
    category: "home",
    image_url: picture("kikapu-basket"),
    variants: [
      variant("Kidogo, sm 25", 22_000, 13),
      variant("Cha kati, sm 35", 32_000, 9),
      variant("Kikubwa, sm 45", 45_000, 4),
    ],
    add_on_groups: [{ name: "Bitana", min: 0, max: 1, add_ons: [extra("Bitana ya kitenge", 8_000, 20)] }],
  },
  {
    name: "Jiko la Udongo",
    description: "Jiko la mkaa la udongo linalotunza joto na kuokoa mkaa.",
    category: "home",
    image_url: picture("jiko-udongo"),
    variants: [variant("Dogo", 15_000, 10), variant("Kubwa", 22_000, 6)],
  },
  {
    name: "Miko ya mbao",
    description: "Vifaa vinne vya jikoni: mwiko wa wali, wa kugeuzia, upawa wa kifuu na mwiko wa kukorogea.",
    category: "home",
    image_url: picture("miko-wooden-spoons"),
    price_minor: tzs(16_000),
    stock: 90,
    add_on_groups: [giftWrap],
  },
  {
    name: "Sabuni ya Mwani",
    description: "Sabuni ya mkono yenye mwani wa Zanzibar na mafuta ya nazi. Kipande kimoja ni gramu 100.",
    category: "health & beauty",
    image_url: picture("sabuni-mwani"),
    variants: [
      variant("Karafuu", 5_000, 35),
      variant("Mchaichai", 5_000, 42),
      variant("Bila harufu", 4_500, 28),
      variant("Pakiti ya tatu", 13_000, 15),
    ],
    add_on_groups: [giftWrap],
  },
  {
    name: "Mafuta ya Nazi",
    description: "Mafuta ya nazi ya kisiwa cha Mafia, yamekamuliwa bila moto. Kwa ngozi, nywele na mapishi.",
    category: "health & beauty",
    image_url: picture("mafuta-ya-nazi"),
    variants: [variant("Mililita 250", 8_000, 33), variant("Mililita 500", 14_500, 20)],
  },
  {
    name: "Bangili ya Shanga",
    description: "Bangili pana ya shanga za kioo, imetungwa na wanawake wa Kimaasai. Hufunguka, huenea mkono wowote.",
    category: "jewelry & watches",
    image_url: picture("bangili-shanga"),
    variants: [variant("Nyekundu", 12_000, 18), variant("Bluu", 12_000, 12), variant("Nyeupe", 12_000, 0)],
    add_on_groups: [giftWrap],
  },
  {
    name: "Picha ya Tingatinga",
    description: "Kanga wa porini chini ya Kilimanjaro, amechorwa kwa mkono Dar es Salaam. Hakuna mbili zinazofanana.",
    category: "arts & crafts",
    image_url: picture("tingatinga-painting"),
    variants: [variant("Sm 30 × 40", 55_000, 3), variant("Sm 60 × 80", 140_000, 1)],
    add_on_groups: [{ name: "Fremu", min: 0, max: 1, add_ons: [extra("Fremu ya mninga", 35_000, 5)] }],
  },
];
