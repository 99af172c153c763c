import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const customerErrors = defineErrors({
  customer_unknown: {
    status: 422,
    en: "The shop has no such customer.",
    sw: "Duka halina mteja huyo.",
  },
  customer_unnamed: {
    status: 422,
    en: "Write a name or a telephone number",
    sw: "Andika jina au namba ya simu",
  },
  customer_phone_taken: {
    status: 409,
    en: "Another customer has this number.",
    sw: "Mteja mwingine ana namba hii.",
  },
  customer_twice: {
    status: 422,
    en: "The same customer is there twice",
    sw: "Mteja mmoja amewekwa mara mbili",
  },
  phones_hidden: {
    status: 403,
    en: "You do not see customers' numbers, so you cannot change them.",
    sw: "Huoni namba za wateja, kwa hiyo huwezi kuzibadilisha.",
  },
  import_phone_column_missing: {
    status: 422,
    en: "One column has to hold the telephone number",
    sw: "Safu mojawapo lazima iwe na namba ya simu",
  },
  import_changes_customers: {
    status: 403,
    en: "This file changes customers, which you may not do",
    sw: "Faili hili linabadilisha wateja, na huna ruhusa ya kufanya hivyo",
  },
  forget_other_name: {
    status: 422,
    en: "Write the customer's name as it stands here",
    sw: "Andika jina la mteja kama lilivyo hapa",
  },
  nothing_to_undo: {
    status: 409,
    en: "There is no change to undo.",
    sw: "Hakuna badiliko la kutengua.",
  },
  tag_unreadable: {
    status: 422,
    en: "A tag begins with a letter or a digit and has no commas",
    sw: "Lebo huanza na herufi au tarakimu na haina mkato",
  },
  tag_twice: {
    status: 422,
    en: "The same tag is there twice",
    sw: "Lebo moja imewekwa mara mbili",
  },
  tags_missing: {
    status: 422,
    en: "Name a tag to give or to take away",
    sw: "Taja lebo ya kuweka au kuondoa",
  },
  too_many_tags: {
    status: 409,
    en: "A customer may have {most} tags. Take some away first.",
    sw: "Mteja anaweza kuwa na lebo {most}. Ondoa baadhi kwanza.",
  },
  too_many_notes: {
    status: 409,
    en: "This customer has {most} notes. Delete some first.",
    sw: "Mteja huyu ana maelezo {most}. Futa baadhi kwanza.",
  },
  note_of_another: {
    status: 403,
    en: "Only its author and admins may delete a note.",
    sw: "Aliyeandika na wasimamizi tu wanaweza kufuta maelezo.",
  },
  customer_merged: {
    status: 409,
    en: "This customer was merged with another.",
    sw: "Mteja huyu ameunganishwa na mwingine.",
  },
  merge_with_self: {
    status: 422,
    en: "Choose another customer",
    sw: "Chagua mteja mwingine",
  },
  merge_too_large: {
    status: 409,
    en: "These two have too many orders or numbers to be merged.",
    sw: "Wawili hawa wana oda au namba nyingi mno, hawawezi kuunganishwa.",
  },
  merge_followed: {
    status: 409,
    en: "The customer was merged again since. Undo that first.",
    sw: "Mteja aliunganishwa tena baadaye. Tengua hilo kwanza.",
  },
  merge_undo_expired: {
    status: 409,
    en: "A merge can be undone for 30 days.",
    sw: "Kuunganisha kunaweza kutenguliwa ndani ya siku 30.",
  },
  merge_credit_used: {
    status: 409,
    en: "Credit of one of the two paid for orders of the other since, so they cannot be parted.",
    sw: "Salio la mmoja wao limelipia oda za mwingine tangu hapo, kwa hiyo hawawezi kutenganishwa.",
  },
  segment_unknown: {
    status: 422,
    en: "The shop has no such segment.",
    sw: "Duka halina kundi hilo.",
  },
  segment_in_use: {
    status: 409,
    en: "Campaigns or chatflows use this segment: {uses}. Change or end them first.",
    sw: "Kuna kampeni au mitiririko inayotumia kundi hili: {uses}. Ibadilishe au uimalize kwanza.",
  },
  segment_too_large: {
    status: 422,
    en: "A segment may have at most 20 rules",
    sw: "Kundi linaweza kuwa na masharti 20 tu",
  },
  segment_name_taken: {
    status: 409,
    en: "Another segment is called so. Choose another name.",
    sw: "Kundi lingine lina jina hilo. Chagua jina lingine.",
  },
  too_many_segments: {
    status: 409,
    en: "The shop has {most} segments. Delete one first.",
    sw: "Duka lina makundi {most}. Futa moja kwanza.",
  },
});
