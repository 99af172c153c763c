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
  way_to_pay_twice: {
    status: 422,
    en: "The same way is there twice",
    sw: "Njia moja imewekwa mara mbili",
  },
  charge_twice: {
    status: 422,
    en: "The same charge is there twice",
    sw: "Gharama moja imewekwa mara mbili",
  },
  way_kind_unknown: {
    status: 422,
    en: "This network has no such number",
    sw: "Mtandao huu hauna namba ya aina hii",
  },
  pay_number_invalid: {
    status: 422,
    en: "This is no number that money can be sent to. A till or pay bill has 4 to 10 digits, a telephone number starts with 06 or 07 and has ten, an account has at least six.",
    sw: "Namba hii haiwezi kupokea pesa. Till na namba ya kampuni zina tarakimu 4 hadi 10, namba ya simu huanza na 06 au 07 na ina tarakimu kumi, akaunti ina angalau sita.",
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
  file_kind_refused: {
    status: 415,
    en: "Only pictures, MP4 films, recordings, and PDF, Word, Excel and PowerPoint files without macros can be sent",
    sw: "Unaweza kutuma picha, filamu za MP4, sauti, na faili za PDF, Word, Excel na PowerPoint zisizo na macro pekee",
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
  import_running: {
    status: 409,
    en: "This file is still being imported. Wait until it is done, or stop it.",
    sw: "Faili hili bado linaingizwa. Subiri limalizike, au lisimamishe.",
  },
  import_done: {
    status: 409,
    en: "This import is done already",
    sw: "Uingizaji huu umeshakamilika",
  },
  import_begun: {
    status: 409,
    en: "This import has begun already",
    sw: "Uingizaji huu umeshaanza",
  },
  import_not_changeable: {
    status: 409,
    en: "This import cannot be changed now",
    sw: "Uingizaji huu hauwezi kubadilishwa sasa",
  },
  import_not_ready: {
    status: 409,
    en: "This import is not ready to begin",
    sw: "Uingizaji huu bado hauko tayari kuanza",
  },
  import_column_count: {
    status: 422,
    en: "The file has {columns} columns",
    sw: "Faili lina safu {columns}",
  },
  import_column_twice: {
    status: 422,
    en: "Two columns hold the same",
    sw: "Safu mbili zina kitu kimoja",
  },
  csv_empty: {
    status: 422,
    en: "The file is empty",
    sw: "Faili ni tupu",
  },
  csv_without_rows: {
    status: 422,
    en: "The file has no rows below its headings",
    sw: "Faili halina mistari chini ya vichwa vya safu",
  },
  csv_too_much_text: {
    status: 413,
    en: "The file has too much text",
    sw: "Faili lina maandishi mengi mno",
  },
  csv_too_many_rows: {
    status: 413,
    en: "The file has more than 10,000 rows",
    sw: "Faili lina mistari zaidi ya 10,000",
  },
  csv_too_many_columns: {
    status: 422,
    en: "The file has more than 60 columns",
    sw: "Faili lina safu zaidi ya 60",
  },
  csv_cell_too_long: {
    status: 422,
    en: "Row {row} has a cell that is too long",
    sw: "Mstari wa {row} una maandishi marefu mno",
  },
  csv_quote_open: {
    status: 422,
    en: "Row {row} opens a quotation mark that is never closed",
    sw: "Mstari wa {row} unafungua alama ya nukuu isiyofungwa",
  },
  csv_not_text: {
    status: 422,
    en: "This is not a CSV file",
    sw: "Hili si faili la CSV",
  },
  csv_unreadable: {
    status: 422,
    en: "This is not a CSV file that can be read",
    sw: "Faili hili la CSV halisomeki",
  },
});
