import type { ContactProblem } from "./contact-imports.ts";

type Words = Record<ContactProblem["kind"], string>;

/** What is wrong with a row of a file; shown on the repair screen and in the file of rows that need repair. */
export const contactProblemMessages: Record<"en" | "sw", Words> = {
  en: {
    name: "The name is too long: at most 80 characters.",
    no_phone: "The telephone number is missing.",
    phone: "This is not a telephone number. Write it such as 0712 345 678.",
    phones_many: "A customer can have at most 5 numbers in a file.",
    place: "The place is too long: at most 80 characters.",
    language: "Write Swahili or English.",
    gender: "Write female or male, or leave it empty.",
    birthday: "This is not a date. Write it such as 1990-04-12.",
    tags: "At most 15 tags of 30 letters, with commas between them.",
    note: "The note is too long: at most 1,000 characters.",
    twin_phone: "An earlier row has the same number.",
    two_customers: "These numbers belong to two customers of the shop.",
    twin_customer: "An earlier row is about the same customer of the shop.",
    extra_cells: "More cells than headings: a comma within a text moves what stands behind it.",
    may_not_change: "This customer is in the shop already, and you may not change customers.",
    other_row: "Another row has a problem.",
  },
  sw: {
    name: "Jina ni refu mno: lisizidi herufi 80.",
    no_phone: "Namba ya simu haipo.",
    phone: "Hii si namba ya simu. Iandike kama 0712 345 678.",
    phones_many: "Mteja anaweza kuwa na namba zisizozidi 5 katika faili.",
    place: "Mahali ni parefu mno: pasizidi herufi 80.",
    language: "Andika Kiswahili au Kiingereza.",
    gender: "Andika mwanamke au mwanaume, au uache wazi.",
    birthday: "Hii si tarehe. Iandike kama 1990-04-12.",
    tags: "Lebo zisizozidi 15 za herufi 30, zitenganishwe kwa mkato.",
    note: "Maelezo ni marefu mno: yasizidi herufi 1,000.",
    twin_phone: "Mstari wa kabla ya huu una namba hii hii.",
    two_customers: "Namba hizi ni za wateja wawili wa duka.",
    twin_customer: "Mstari wa kabla ya huu ni wa mteja huyu huyu wa duka.",
    extra_cells: "Visanduku vimezidi vichwa vya safu: koma ndani ya maandishi husogeza vinavyofuata.",
    may_not_change: "Mteja huyu yumo dukani tayari, na huruhusiwi kubadilisha wateja.",
    other_row: "Mstari mwingine una kasoro.",
  },
};
