import type { ExpenseProblem } from "./expense-imports.ts";

type Words = Record<ExpenseProblem["kind"], string>;

/** What is wrong with a row of a file; shown on the repair screen and in the file of rows that need repair. */
export const expenseProblemMessages: Record<"en" | "sw", Words> = {
  en: {
    day: "This is not a day. Write it such as 2026-11-27 or 27/11/2026.",
    future: "This day is still to come.",
    locked: "The expenses of this month are closed.",
    amount: "This is not an amount above nothing. Write it such as 12,000.",
    category: "Write rent, salary, utilities, marketing, insurance, supplies, equipment, travel, food or other.",
    method: "Write cash or mobile money.",
    supplier: "Who was paid is too long: at most 80 characters.",
    note: "The note is too long: at most 500 characters.",
    extra_cells: "More cells than headings: a comma within a text moves what stands behind it.",
    other_row: "Another row has a problem.",
  },
  sw: {
    day: "Hii si siku. Iandike kama 2026-11-27 au 27/11/2026.",
    future: "Siku hii bado haijafika.",
    locked: "Matumizi ya mwezi huu yamefungwa.",
    amount: "Hiki si kiasi kinachozidi sifuri. Kiandike kama 12,000.",
    category: "Andika kodi, mishahara, umeme, matangazo, bima, mahitaji, vifaa, usafiri, chakula au mengine.",
    method: "Andika taslimu au pesa ya simu.",
    supplier: "Aliyelipwa ni refu mno: lisizidi herufi 80.",
    note: "Maelezo ni marefu mno: yasizidi herufi 500.",
    extra_cells: "Visanduku vimezidi vichwa vya safu: koma ndani ya maandishi husogeza vinavyofuata.",
    other_row: "Mstari mwingine una kasoro.",
  },
};
