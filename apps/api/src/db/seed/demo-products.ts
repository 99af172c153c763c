import type { AddOnGroupInput, ProductInput, VariantInput } from "@mauzo/contract/products";
import type { NewShop } from "@mauzo/contract/shop";
import type * as z from "zod/mini";

type Variant = z.input<typeof VariantInput>;
type AddOnGroup = z.input<typeof AddOnGroupInput>;

const tzs = (shillings: number) => shillings * 100;
const picture = (name: string) => `/pictures/demo/${name}/640.webp`;
const variant = (name: string, shillings: number, stock: number): Variant => ({
  name,
  price_minor: tzs(shillings),
  stock,
});
/** An extra; `stock` null is work done to order, which is not counted. */
const extra = (name: string, shillings: number, stock: number | null) => ({
  name,
  price_minor: tzs(shillings),
  stock,
});

const giftWrap: AddOnGroup = {
  name: "Gift wrap",
  min: 0,
  max: 1,
  add_ons: [extra("Paper and ribbon", 2_000, 60), extra("Wrapped in kanga", 9_000, 15)],
};

/** The shop a newcomer meets first. Its number stands for a shop's WhatsApp number and belongs to the demo only. */
export const demoShop = {
  name: "Duka la Mwanzi",
  category: "clothing & accessories",
  whatsapp_number: "+255712000000",
  about: "Cloth, food and handmade things from all over Tanzania, sold from Kariakoo in Dar es Salaam.",
} satisfies NewShop;

/** Names stay within 24 characters, the width of a row in a WhatsApp list. */
export const demoProducts: ProductInput[] = [
  {
    name: "Kanga Mawio",
    description:
      "A pair of kanga in soft cotton, 150 × 110 cm each. The saying is Haba na haba hujaza kibaba: little by little fills the measure.",
    category: "clothing & accessories",
    image_url: picture("kanga-mawio"),
    variants: [
      variant("Red and gold", 18_000, 34),
      variant("Blue and white", 18_000, 21),
      variant("Black and orange", 18_000, 0),
    ],
    add_on_groups: [{ name: "Sewing", min: 0, max: 1, add_ons: [extra("Hem both pieces", 3_000, null)] }, giftWrap],
  },
  {
    name: "Kanga Korosho",
    description: "A pair of kanga with the old cashew print. The saying is Akiba haiozi: savings do not rot.",
    category: "clothing & accessories",
    image_url: picture("kanga-korosho"),
    price_minor: tzs(20_000),
    stock: 26,
    add_on_groups: [giftWrap],
  },
  {
    name: "Kitenge Maua",
    description:
      "Wax print cotton that keeps its colours in the wash. One piece is six yards, enough for a full dress.",
    category: "clothing & accessories",
    image_url: picture("kitenge-maua"),
    variants: [
      variant("Green flower", 38_000, 14),
      variant("Yellow diamond", 38_000, 9),
      variant("Blue wave", 35_000, 17),
    ],
    add_on_groups: [giftWrap],
  },
  {
    name: "Kikoi Bahari",
    description: "A woven cotton wrap with striped borders and hand-tied tassels, for the beach or for home.",
    category: "clothing & accessories",
    image_url: picture("kikoi-bahari"),
    variants: [variant("Sea blue", 28_000, 16), variant("Coral", 28_000, 11), variant("Charcoal", 28_000, 0)],
    add_on_groups: [giftWrap],
  },
  {
    name: "Maasai sandals",
    description:
      "Leather sandals with a beaded strap, made by hand in Arusha. The sole is cut from a car tyre and lasts.",
    category: "clothing & accessories",
    image_url: picture("maasai-sandals"),
    variants: [
      variant("Size 37", 35_000, 6),
      variant("Size 38", 35_000, 8),
      variant("Size 39", 35_000, 5),
      variant("Size 40", 35_000, 10),
      variant("Size 41", 35_000, 0),
      variant("Size 42", 38_000, 7),
      variant("Size 43", 38_000, 4),
    ],
  },
  {
    name: "Kofia ya Kiua",
    description: "A hand-stitched Swahili cap from Zanzibar. The small eyelets let the air through.",
    category: "clothing & accessories",
    image_url: picture("kofia-ya-kiua"),
    variants: [variant("Medium, 56 cm", 45_000, 5), variant("Large, 58 cm", 45_000, 7)],
    add_on_groups: [
      {
        name: "Name embroidery",
        min: 0,
        max: 1,
        add_ons: [extra("Initials", 4_000, null), extra("Full name", 8_000, null)],
      },
    ],
  },
  {
    name: "Kahawa Kilimanjaro",
    description: "Arabica coffee from small farms above Moshi, roasted every Monday.",
    category: "food & beverages",
    image_url: picture("kahawa-kilimanjaro"),
    variants: [variant("250 g", 12_000, 48), variant("500 g", 22_000, 30), variant("1 kg", 42_000, 12)],
    add_on_groups: [
      {
        name: "Grind",
        min: 1,
        max: 1,
        add_ons: [
          extra("Whole beans", 0, null),
          extra("Coarse, for a press", 0, null),
          extra("Medium, for a filter", 0, null),
          extra("Fine, for a pot", 0, null),
        ],
      },
    ],
  },
  {
    name: "Zanzibar spice box",
    description: "Three jars of spices from Zanzibar in a wooden box. Choose the three you cook with.",
    category: "food & beverages",
    image_url: picture("viungo-zanzibar"),
    price_minor: tzs(24_000),
    stock: 22,
    add_on_groups: [
      {
        name: "Choose 3 spices",
        min: 3,
        max: 3,
        add_ons: [
          extra("Cloves (karafuu)", 0, 40),
          extra("Cinnamon (mdalasini)", 0, 36),
          extra("Cardamom (iliki)", 1_500, 18),
          extra("Turmeric (manjano)", 0, 44),
          extra("Black pepper (pilipili)", 0, 32),
          extra("Ginger (tangawizi)", 0, 28),
          extra("Nutmeg (kungumanga)", 1_000, 9),
          extra("Cumin (bizari nyembamba)", 0, 25),
        ],
      },
      giftWrap,
    ],
  },
  {
    name: "Asali ya Tabora",
    description: "Raw honey from the miombo woods of Tabora, strained and nothing added.",
    category: "food & beverages",
    image_url: picture("asali-tabora"),
    variants: [variant("500 g", 10_000, 40), variant("1 kg", 18_000, 24)],
  },
  {
    name: "Kikapu basket",
    description: "A strong basket woven from palm leaf, with leather handles. It carries a week of market shopping.",
    category: "home",
    image_url: picture("kikapu-basket"),
    variants: [
      variant("Small, 25 cm", 22_000, 13),
      variant("Medium, 35 cm", 32_000, 9),
      variant("Large, 45 cm", 45_000, 4),
    ],
    add_on_groups: [{ name: "Lining", min: 0, max: 1, add_ons: [extra("Kitenge lining", 8_000, 20)] }],
  },
  {
    name: "Jiko la Udongo",
    description: "A clay charcoal stove that holds its heat and saves charcoal.",
    category: "home",
    image_url: picture("jiko-udongo"),
    variants: [variant("Small", 15_000, 10), variant("Large", 22_000, 6)],
  },
  {
    name: "Miko wooden spoons",
    description: "Four tools for the kitchen: a rice spoon, a turner, a ladle of coconut shell and a stirring spoon.",
    category: "home",
    image_url: picture("miko-wooden-spoons"),
    price_minor: tzs(16_000),
    stock: 19,
    add_on_groups: [giftWrap],
  },
  {
    name: "Sabuni ya Mwani",
    description: "Handmade soap with Zanzibar seaweed and coconut oil. One bar weighs 100 g.",
    category: "health & beauty",
    image_url: picture("sabuni-mwani"),
    variants: [
      variant("Clove", 5_000, 35),
      variant("Lemongrass", 5_000, 42),
      variant("Unscented", 4_500, 28),
      variant("Box of three", 13_000, 15),
    ],
    add_on_groups: [giftWrap],
  },
  {
    name: "Mafuta ya Nazi",
    description: "Cold-pressed coconut oil from Mafia Island, for skin, hair and cooking.",
    category: "health & beauty",
    image_url: picture("mafuta-ya-nazi"),
    variants: [variant("250 ml", 8_000, 33), variant("500 ml", 14_500, 20)],
  },
  {
    name: "Bangili ya Shanga",
    description: "A wide bracelet of glass beads on wire, threaded by Maasai women. It opens to fit any wrist.",
    category: "jewelry & watches",
    image_url: picture("bangili-shanga"),
    variants: [variant("Red", 12_000, 18), variant("Blue", 12_000, 12), variant("White", 12_000, 0)],
    add_on_groups: [giftWrap],
  },
  {
    name: "Tingatinga painting",
    description:
      "A guinea fowl under Kilimanjaro, painted by hand in Dar es Salaam. Each one comes out a little different.",
    category: "arts & crafts",
    image_url: picture("tingatinga-painting"),
    variants: [variant("30 × 40 cm", 55_000, 3), variant("60 × 80 cm", 140_000, 1)],
    add_on_groups: [{ name: "Frame", min: 0, max: 1, add_ons: [extra("Mninga wood frame", 35_000, 5)] }],
  },
];
