import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const expenseErrors = defineErrors({
  expense_in_future: {
    status: 422,
    en: "This day is still to come.",
    sw: "Siku hii bado haijafika.",
  },
  expense_month_locked: {
    status: 409,
    en: "The expenses of {month} are closed. An admin of the shop can open the month again.",
    sw: "Matumizi ya {month} yamefungwa. Msimamizi wa duka anaweza kufungua mwezi huo tena.",
  },
  expense_month_not_over: {
    status: 422,
    en: "This month is not over yet. Close it once it is.",
    sw: "Mwezi huu bado haujaisha. Ufunge ukishaisha.",
  },
  expense_automatic: {
    status: 409,
    en: "This fee wrote itself down and cannot be changed here.",
    sw: "Ada hii imejiandika yenyewe na haiwezi kubadilishwa hapa.",
  },
  expense_voided: {
    status: 409,
    en: "This expense was struck. Take that back first.",
    sw: "Tumizi hili limefutwa. Lirudishe kwanza.",
  },
  expense_too_old: {
    status: 422,
    en: "This day is too long ago.",
    sw: "Siku hii ni ya zamani mno.",
  },
  expense_draft_decided: {
    status: 409,
    en: "Somebody has decided on this draft already.",
    sw: "Kuna mtu ameshaamua kuhusu rasimu hii.",
  },
  expense_phone_taken: {
    status: 409,
    en: "Another member of the shop already uses this phone number.",
    sw: "Namba hii tayari inatumiwa na mfanyakazi mwingine wa duka.",
  },
  expense_phone_of_nobody: {
    status: 422,
    en: "This person is not a member of the shop.",
    sw: "Mtu huyu si mfanyakazi wa duka hili.",
  },
  expense_phones_full: {
    status: 409,
    en: "The list is full. Remove a number first.",
    sw: "Orodha imejaa. Ondoa namba moja kwanza.",
  },
  expense_repeats_full: {
    status: 409,
    en: "The list is full. Stop one that repeats first.",
    sw: "Orodha imejaa. Simamisha moja linalojirudia kwanza.",
  },
  expense_of_bill: {
    status: 409,
    en: "This expense pays a supplier's bill. Undo the payment there.",
    sw: "Tumizi hili limelipa bili ya msambazaji. Tengua malipo huko.",
  },
  suppliers_full: {
    status: 409,
    en: "The list of suppliers is full.",
    sw: "Orodha ya wasambazaji imejaa.",
  },
  bill_due_before: {
    status: 422,
    en: "It cannot be due before the day of the bill.",
    sw: "Siku ya mwisho ya kulipa haiwezi kuwa kabla ya siku ya bili.",
  },
  bill_overpaid: {
    status: 409,
    en: "Only {left} of this bill is left to pay.",
    sw: "Kilichobaki kulipwa kwenye bili hii ni {left} tu.",
  },
  bill_paid_already: {
    status: 409,
    en: "Something of this bill is paid. Undo the payments first.",
    sw: "Sehemu ya bili hii imeshalipwa. Tengua malipo kwanza.",
  },
  bill_voided: {
    status: 409,
    en: "This bill was struck. Take that back first.",
    sw: "Bili hii imefutwa. Irudishe kwanza.",
  },
  restock_cost_written: {
    status: 409,
    en: "What this restock cost is written down already.",
    sw: "Gharama ya mzigo huu imeshaandikwa.",
  },
  supplier_unknown: {
    status: 422,
    en: "This supplier is not on the shop's list.",
    sw: "Msambazaji huyu hayupo kwenye orodha ya duka.",
  },
  import_expense_columns_missing: {
    status: 422,
    en: "One column has to hold the day, and one the amount",
    sw: "Safu moja lazima iwe na siku, na nyingine kiasi",
  },
  month_invalid: {
    status: 422,
    en: "This is not a month. Write it such as 2026-11.",
    sw: "Huu si mwezi. Uandike kama 2026-11.",
  },
});
