import type { ProductInput } from "@mauzo/contract/catalogue/products";

type ChatProduct = Partial<ProductInput> & { name: string };

const sizes = (...values: string[]): Partial<ProductInput> => ({
  option_names: ["Ukubwa"],
  variants: values.map((value) => ({ name: value, price_minor: 1_000_000, stock: 20, option_values: [value] })),
});
const coloured = (colours: string[], of: string[]): Partial<ProductInput> => ({
  option_names: ["Rangi", "Ukubwa"],
  variants: colours.flatMap((colour) =>
    of.map((size) => ({
      name: `${colour}, ${size}`,
      price_minor: 3_500_000,
      stock: 20,
      option_values: [colour, size],
    })),
  ),
});

/** Products that people order in a chat: clothes, food, household goods. */
export const chatProducts: ChatProduct[] = [
  { name: "Gauni refu la kitenge", description: "Kitenge cha wax", ...coloured(["Nyekundu", "Bluu"], ["S", "M", "L"]) },
  { name: "Gauni fupi la mtoto", ...coloured(["Pinki", "Njano"], ["Miaka 2", "Miaka 4"]) },
  { name: "Shati la kiume", ...coloured(["Nyeupe", "Nyeusi"], ["M", "L", "XL"]) },
  { name: "Viatu vya ngozi", ...sizes("40", "41", "42", "43") },
  { name: "Raba nyeupe", ...sizes("38", "39", "40") },
  { name: "Suruali ya jeans", ...sizes("30", "32", "34") },
  { name: "Sketi ya pleti" },
  { name: "Kofia ya jua" },
  { name: "Soksi" },
  { name: "Mkanda wa ngozi" },
  { name: "Kanga doti moja" },
  { name: "Kikoi cha Pwani" },
  { name: "Begi la shule" },
  { name: "Saa ya mkononi" },
  { name: "Sukari", ...sizes("Kilo 1", "Kilo 2", "Kilo 5") },
  { name: "Mchele wa Kyela" },
  { name: "Mchele wa Mbeya" },
  { name: "Unga wa ngano" },
  { name: "Unga wa sembe" },
  { name: "Mafuta ya alizeti lita 1" },
  { name: "Mafuta ya alizeti lita 5" },
  { name: "Maji ya Kilimanjaro 500ml" },
  { name: "Maziwa fresh" },
  { name: "Mayai ya kienyeji" },
  { name: "Mkate wa nafaka" },
  { name: "Nyama ya ng'ombe", ...sizes("Nusu kilo", "Kilo 1") },
  { name: "Kuku wa kienyeji" },
  { name: "Maharage ya njano" },
  { name: "Chai ya Tanga" },
  { name: "Kahawa ya Bukoba" },
  { name: "Asali ya nyuki" },
  { name: "Soda Fanta" },
  { name: "Soda Coca Cola" },
  { name: "7up" },
  {
    name: "Pilau ya kuku",
    add_on_groups: [
      {
        name: "Ziada",
        min: 0,
        max: 3,
        add_ons: [
          { name: "Kachumbari", price_minor: 50_000, stock: null },
          { name: "Pilipili", price_minor: 20_000, stock: null },
        ],
      },
    ],
  },
  { name: "Wali na maharage" },
  { name: "Chipsi mayai" },
  { name: "Ndizi mbivu" },
  { name: "iPhone 13" },
  { name: "Samsung Galaxy A14" },
  { name: "Nokia 3310" },
  { name: "Chaja ya Type C" },
  { name: "Earphone za bluetooth" },
  { name: "Sufuria kubwa" },
  { name: "Sufuria ndogo" },
  { name: "Sahani ya udongo" },
  { name: "Vikombe vya chai seti" },
  { name: "Shuka la 6x6" },
  { name: "Taulo" },
  { name: "Sabuni ya Mche" },
  { name: "Daftari counter book" },
  { name: "Kalamu ya Bic", description: "Bluu na nyeusi" },
];
