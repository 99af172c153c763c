import type { ShopFacts } from "../src/flow-requests.ts";
import type { CatalogueProduct } from "./answer-from-catalogue.ts";

export const shop: ShopFacts = { name: "Duka la Asha", whatsappNumber: "+255712345678", currency: "TZS" };

const price = (units: number) => ({ minor: units * 100, currency: "TZS" });
const one = (id: string, units: number, stock: number) => [{ id, name: "", price: price(units), stock }];

export const catalogue: CatalogueProduct[] = [
  {
    id: "khanga",
    name: "Khanga ya Mwanza",
    description: "Pure cotton, two pieces.",
    category: "clothing & accessories",
    image_url: "https://mauzo.example/khanga.jpg",
    variants: one("khanga-v", 25_000, 4),
    add_on_groups: [],
  },
  {
    id: "shirt",
    name: "Shati",
    description: "",
    category: "clothing & accessories",
    image_url: null,
    variants: [
      { id: "small", name: "Small", price: price(18_000), stock: 3 },
      { id: "large", name: "Large", price: price(20_000), stock: 0 },
    ],
    add_on_groups: [],
  },
  {
    id: "ice",
    name: "Ice *cream*",
    description: "Three scoops.",
    category: "food & beverages",
    image_url: "https://mauzo.example/ice.jpg",
    variants: one("ice-v", 5_000, 100),
    add_on_groups: [
      {
        id: "scoops",
        name: "Scoops",
        min: 3,
        max: 3,
        add_ons: ["Vanilla", "Mango", "Coconut", "Baobab"].map((name) => ({
          id: name.toLowerCase(),
          name,
          price: price(0),
          stock: name === "Baobab" ? 0 : null,
        })),
      },
      {
        id: "toppings",
        name: "Toppings",
        min: 0,
        max: 2,
        add_ons: [
          { id: "nuts", name: "Nuts", price: price(500), stock: 3 },
          { id: "syrup", name: "Syrup", price: price(300), stock: null },
        ],
      },
    ],
  },
  {
    id: "radio",
    name: "Radio",
    description: "Small and loud.",
    category: "electronics",
    image_url: null,
    variants: one("radio-v", 40_000, 0),
    add_on_groups: [],
  },
];
