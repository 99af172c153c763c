import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const catalogueErrors = defineErrors({
  product_changed: {
    status: 409,
    en: "Somebody else changed this product. Load it again before saving.",
    sw: "Mtu mwingine amebadilisha bidhaa hii. Ifungue upya kabla ya kuhifadhi.",
  },
  product_archived: {
    status: 409,
    en: "This product is archived. Put it back before you change it.",
    sw: "Bidhaa hii imeondolewa dukani. Irudishe kabla ya kuibadilisha.",
  },
  product_code_taken: {
    status: 422,
    en: "Another product has this code already",
    sw: "Bidhaa nyingine tayari ina msimbo huu",
  },
  product_code_taken_meanwhile: {
    status: 409,
    en: "Another product has just taken one of these codes.",
    sw: "Bidhaa nyingine imechukua sasa hivi mmoja wa misimbo hii.",
  },
  picture_not_of_product: {
    status: 422,
    en: "This is not one of the product's pictures",
    sw: "Hii si mojawapo ya picha za bidhaa",
  },
  variant_unknown: {
    status: 422,
    en: "This product has no such variant",
    sw: "Bidhaa hii haina aina hiyo",
  },
  product_twice: {
    status: 422,
    en: "The same product is there twice",
    sw: "Bidhaa moja imewekwa mara mbili",
  },
  variant_twice: {
    status: 422,
    en: "The same variant is there twice",
    sw: "Aina moja ya bidhaa imewekwa mara mbili",
  },
  picture_twice: {
    status: 422,
    en: "The same picture is there twice",
    sw: "Picha moja imewekwa mara mbili",
  },
  price_missing: {
    status: 422,
    en: "Give a price, or at least one variant",
    sw: "Weka bei, au angalau aina moja",
  },
  option_name_twice: {
    status: 422,
    en: "Two options have the same name",
    sw: "Vipengele viwili vina jina moja",
  },
  option_value_missing: {
    status: 422,
    en: "Every variant needs one value for each option",
    sw: "Kila aina inahitaji thamani moja kwa kila kipengele",
  },
  variant_name_twice: {
    status: 422,
    en: "Two variants have the same name",
    sw: "Aina mbili zina jina moja",
  },
  variant_name_missing: {
    status: 422,
    en: "Every variant needs a name",
    sw: "Kila aina inahitaji jina",
  },
  variant_sku_twice: {
    status: 422,
    en: "Two variants have the same SKU",
    sw: "Aina mbili zina SKU moja",
  },
  variant_barcode_twice: {
    status: 422,
    en: "Two variants have the same barcode",
    sw: "Aina mbili zina msimbopau mmoja",
  },
  add_ons_changed: {
    status: 409,
    en: "Somebody else changed these add-ons. Load them again before saving.",
    sw: "Mtu mwingine amebadilisha nyongeza hizi. Zifungue upya kabla ya kuhifadhi.",
  },
  add_ons_archived: {
    status: 409,
    en: "These add-ons are archived. Bring them back before you change them.",
    sw: "Nyongeza hizi zimeondolewa. Zirudishe kabla ya kuzibadilisha.",
  },
  add_on_group_unknown: {
    status: 422,
    en: "This product has no such group",
    sw: "Bidhaa hii haina kundi hilo",
  },
  add_on_unknown: {
    status: 422,
    en: "This group has no such add-on",
    sw: "Kundi hili halina nyongeza hiyo",
  },
  add_on_name_twice: {
    status: 422,
    en: "Two add-ons have the same name",
    sw: "Nyongeza mbili zina jina moja",
  },
  add_on_bounds_crossed: {
    status: 422,
    en: "The least must not be above the most",
    sw: "Kiwango cha chini kisizidi cha juu",
  },
  set_changed: {
    status: 409,
    en: "Somebody else changed this set. Load it again before saving.",
    sw: "Mtu mwingine amebadilisha seti hii. Ifungue upya kabla ya kuhifadhi.",
  },
  set_archived: {
    status: 409,
    en: "This set is archived. Bring it back before you change it.",
    sw: "Seti hii imeondolewa. Irudishe kabla ya kuibadilisha.",
  },
  set_too_large: {
    status: 422,
    en: "All sections together hold no more than 30 products",
    sw: "Sehemu zote kwa pamoja zisizidi bidhaa 30",
  },
  price_range_crossed: {
    status: 422,
    en: "The lowest price must not be above the highest",
    sw: "Bei ya chini isizidi bei ya juu",
  },
  stock_too_large: {
    status: 422,
    en: "That is too much stock",
    sw: "Idadi hiyo ni kubwa mno",
  },
  stock_item_too_large: {
    status: 409,
    en: "That is too much stock",
    sw: "Idadi hiyo ni kubwa mno",
  },
  stock_too_small: {
    status: 409,
    en: "Not so many are left: only {left}.",
    sw: "Hazitoshi: zimebaki {left} tu.",
  },
  stock_sold_meanwhile: {
    status: 409,
    en: "Some were sold meanwhile: {left} are left",
    sw: "Nyingine zimeuzwa wakati huo: zimebaki {left}",
  },
  stock_unchanged: {
    status: 422,
    en: "This changes nothing",
    sw: "Hii haibadilishi chochote",
  },
  stock_item_twice: {
    status: 422,
    en: "The same item is there twice",
    sw: "Kitu kimoja kimewekwa mara mbili",
  },
  price_list_undone: {
    status: 409,
    en: "This list was taken back. Begin a new one.",
    sw: "Orodha hii ilirudishwa. Anza nyingine.",
  },
  undo_archives_products: {
    status: 403,
    en: "Taking this back archives products, which you may not do",
    sw: "Kurudisha badiliko hili huondoa bidhaa dukani, na huna ruhusa ya kufanya hivyo",
  },
  import_changes_products: {
    status: 403,
    en: "This file changes products, which you may not do",
    sw: "Faili hili linabadilisha bidhaa, na huna ruhusa ya kufanya hivyo",
  },
  import_name_column_missing: {
    status: 422,
    en: "One column has to hold the name",
    sw: "Safu mojawapo lazima iwe na jina",
  },
  import_too_many_words: {
    status: 422,
    en: "One file may have {most} words for categories at most",
    sw: "Faili moja linaweza kuwa na maneno ya aina yasiyozidi {most}",
  },
});
