import type { ImportProblem } from "./product-imports.ts";

type Words = Record<ImportProblem["kind"], string>;

/** What is wrong with a row of a file; shown on the repair screen and in the file of rows that need repair. */
export const importProblemMessages: Record<"en" | "sw", Words> = {
  en: {
    no_name: "The name is missing.",
    name: "This name cannot be used: write 1 to 120 characters.",
    no_price: "The price is missing.",
    price: "This is not a price. Write it such as 25,000 or 25000.50.",
    dotted_price: "This can be read in two ways, with thousands or with decimals. Write it such as 15,000 or 15.00.",
    stock: "This is not a count. Write a whole number, 0 or more.",
    category: "There is no such category.",
    status: "Write draft or published.",
    description: "The description is too long: at most 2,000 characters.",
    sku: "This SKU cannot be used: at most 64 letters and digits without spaces.",
    barcode: "This barcode cannot be used: at most 64 letters and digits without spaces.",
    variant: "Several rows have this name: say what tells them apart.",
    option: "The value of an option is missing, or longer than 24 characters.",
    option_name: "The name of an option is missing, or longer than 30 characters.",
    twin_sku: "Another row of the file has the same SKU.",
    twin_barcode: "Another row of the file has the same barcode.",
    held_sku:
      "Another product has this SKU and keeps it. To exchange codes, put both products in one file of at most 500 rows.",
    held_barcode:
      "Another product has this barcode and keeps it. To exchange codes, put both products in one file of at most 500 rows.",
    twin_variant: "Another row of the file is the same variant of this product.",
    twin_product:
      "A row before it changes the same product under another name, ID or SKU. Put them together, or leave one out.",
    too_many_variants: "A product can have at most 100 variants.",
    extra_cells: "More cells than headings: a comma within a price or a text moves what stands behind it.",
    archived: "This product is archived. Put it back first.",
    may_not_change: "This product is in the shop already, and you may not change products.",
    other_row: "Another row of the same product has a problem.",
    other: "The shop did not accept this, perhaps because another product has its SKU or barcode.",
  },
  sw: {
    no_name: "Jina halipo.",
    name: "Jina hili halifai: andika herufi 1 hadi 120.",
    no_price: "Bei haipo.",
    price: "Hii si bei. Iandike kama 25,000 au 25000.50.",
    dotted_price: "Hii inasomeka kwa njia mbili, kwa maelfu au kwa senti. Iandike kama 15,000 au 15.00.",
    stock: "Hii si idadi. Andika namba nzima, 0 au zaidi.",
    category: "Hakuna aina kama hii.",
    status: "Andika rasimu au dukani.",
    description: "Maelezo ni marefu mno: yasizidi herufi 2,000.",
    sku: "Msimbo (SKU) huu haufai: usizidi herufi na tarakimu 64, bila nafasi.",
    barcode: "Msimbopau huu haufai: usizidi herufi na tarakimu 64, bila nafasi.",
    variant: "Mistari kadhaa ina jina hili: taja kinachoitofautisha.",
    option: "Thamani ya sifa haipo, au inazidi herufi 24.",
    option_name: "Jina la sifa halipo, au linazidi herufi 30.",
    twin_sku: "Mstari mwingine wa faili una msimbo (SKU) huu huu.",
    twin_barcode: "Mstari mwingine wa faili una msimbopau huu huu.",
    held_sku:
      "Bidhaa nyingine ina msimbo (SKU) huu na itabaki nao. Ili kubadilishana, weka bidhaa zote mbili katika faili moja lisilozidi mistari 500.",
    held_barcode:
      "Bidhaa nyingine ina msimbopau huu na itabaki nao. Ili kubadilishana, weka bidhaa zote mbili katika faili moja lisilozidi mistari 500.",
    twin_variant: "Mstari mwingine wa faili ni chaguo hili hili la bidhaa hii.",
    twin_product:
      "Mstari wa kabla ya huu unabadilisha bidhaa hii hii kwa jina, kitambulisho au msimbo (SKU) mwingine. Iunganishe, au uache mmoja.",
    too_many_variants: "Bidhaa moja ina machaguo yasiyozidi 100.",
    extra_cells: "Visanduku vimezidi vichwa vya safu: koma ndani ya bei au maandishi husogeza vinavyofuata.",
    archived: "Bidhaa hii imeondolewa dukani. Irudishe kwanza.",
    may_not_change: "Bidhaa hii imo dukani tayari, na huruhusiwi kubadilisha bidhaa.",
    other_row: "Mstari mwingine wa bidhaa hii una kasoro.",
    other: "Duka halikukubali hii, labda bidhaa nyingine ina msimbo (SKU) au msimbopau wake.",
  },
};
