import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const shopErrors = defineErrors({
  shop_name_taken: {
    status: 409,
    en: "This shop name is taken. Choose another.",
    sw: "Jina hili la duka limeshachukuliwa. Chagua lingine.",
  },
  shop_exists: {
    status: 409,
    en: "You already have a shop.",
    sw: "Tayari una duka.",
  },
  shop_is_no_demo: {
    status: 409,
    en: "This shop is no demo. What is in it stays.",
    sw: "Duka hili si la majaribio. Vilivyomo vinabaki.",
  },
  delivery_method_twice: {
    status: 422,
    en: "The same way is there twice",
    sw: "Njia moja imewekwa mara mbili",
  },
  view_name_taken: {
    status: 409,
    en: "Another view of this list is called so. Choose another name.",
    sw: "Mwonekano mwingine wa orodha hii una jina hilo. Chagua lingine.",
  },
  view_changed: {
    status: 409,
    en: "Somebody else changed this view. Look at it as it is now.",
    sw: "Mtu mwingine amebadilisha mwonekano huu. Uangalie ulivyo sasa.",
  },
  too_many_views: {
    status: 409,
    en: "This list has {most} shared views. Remove one first.",
    sw: "Orodha hii ina mionekano {most} ya wote. Ondoa mmoja kwanza.",
  },
  view_query_invalid: {
    status: 422,
    en: "Must be the query of an address",
    sw: "Lazima iwe sehemu ya maswali ya anwani",
  },
  upload_stalled: {
    status: 408,
    en: "The upload stopped. Try again.",
    sw: "Upakiaji umekatika. Jaribu tena.",
  },
  upload_broken: {
    status: 400,
    en: "The upload stopped. Try again.",
    sw: "Upakiaji umekatika. Jaribu tena.",
  },
  file_too_large: {
    status: 413,
    en: "The file is too large",
    sw: "Faili ni kubwa mno",
  },
  file_type_refused: {
    status: 415,
    en: "Only pictures (JPEG, PNG, WebP, GIF), MP4, MP3, OGG and PDF files can be uploaded",
    sw: "Unaweza kupakia picha (JPEG, PNG, WebP, GIF) na faili za MP4, MP3, OGG na PDF pekee",
  },
  picture_type_refused: {
    status: 415,
    en: "Only pictures (JPEG, PNG, WebP, GIF) can be uploaded here",
    sw: "Hapa unaweza kupakia picha pekee (JPEG, PNG, WebP, GIF)",
  },
  picture_heic: {
    status: 415,
    en: "This is an iPhone photo (HEIC), which not every phone can show. Choose it on the iPhone itself, which turns it into JPEG, or save it as JPEG first.",
    sw: "Hii ni picha ya iPhone (HEIC), ambayo haifunguki kwenye simu zote. Ichague ukiwa kwenye iPhone yenyewe, itageuzwa kuwa JPEG, au ihifadhi kama JPEG kwanza.",
  },
  picture_broken: {
    status: 422,
    en: "This picture is broken or has more than 40 million pixels",
    sw: "Picha hii imeharibika au ina zaidi ya pikseli milioni 40",
  },
  picture_gone: {
    status: 422,
    en: "This picture is no longer there. Upload it again.",
    sw: "Picha hii haipo tena. Ipakie upya.",
  },
  storage_full: {
    status: 409,
    en: "The shop's storage is full. Remove pictures you no longer need.",
    sw: "Nafasi ya duka imejaa. Ondoa picha usizozihitaji tena.",
  },
  storage_full_for_customers: {
    status: 409,
    en: "The shop has no room for this picture now. Send it another way.",
    sw: "Kwa sasa duka halina nafasi ya picha hii. Itume kwa njia nyingine.",
  },
});
