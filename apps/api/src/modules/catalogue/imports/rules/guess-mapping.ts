import { type ImportField, type ImportMapping, importFields } from "@mauzo/contract/catalogue/product-imports";

/** The usual headings of the columns: ours, those of other shop systems, and those typed by hand, in both languages. */
const headings: Record<ImportField, string> = {
  handle: "id handle productid parent parentsku itemgroupid kitambulisho",
  name: "name title product productname item itemname jina bidhaa jinabidhaa",
  description: "description details body bodyhtml about maelezo",
  category: "category productcategory type aina kundi",
  status: "status state published hali",
  price: "price variantprice regularprice amount sellingprice unitprice cost bei beiyakuuza beiyarejareja",
  stock: "stock instock quantity qty inventory variantinventoryqty count onhand idadi stoku zilizopo kiasi",
  low_stock_at:
    "warnat lowstock lowstockat lowstockthreshold lowstockamount reorderlevel reorderpoint minimumstock onyo onyolikifika",
  sku: "sku variantsku code itemcode productcode reference msimbo namba",
  barcode: "barcode variantbarcode ean upc gtin baricode msimbopau",
  variant: "variant variantname chaguo machaguo",
  option1: "option1 option1value size saizi ukubwa",
  option2: "option2 option2value colour color rangi",
  option3: "option3 option3value material kitambaa",
  option1_name: "option1name",
  option2_name: "option2name",
  option3_name: "option3name",
};
const fieldOf = new Map(
  importFields.flatMap((field) => headings[field].split(" ").map((word) => [word, field] as const)),
);

/** "Aina ya bidhaa" means the same column as "aina". */
const ofGoods = /.(ya|la|za|wa|cha)bidhaa$/;

/** Guesses what the columns hold from their headings; of two that match the same field, the first. */
export function guessMapping(row: readonly string[]): ImportMapping {
  const taken = new Set<string>();
  return row.map((heading) => {
    const plain = heading
      .normalize("NFKC")
      .toLowerCase()
      .replace(/\(.*?\)|[^\p{L}\p{N}]/gu, "");
    const field = fieldOf.get(plain) ?? fieldOf.get(plain.replace(ofGoods, (end) => end.slice(0, 1)));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
