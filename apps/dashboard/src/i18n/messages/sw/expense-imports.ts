import { expenseProblemMessages } from "@mauzo/contract/expenses/expense-import-messages";

export const expenseImports = {
  title: "Leta matumizi kutoka kwenye faili",
  back: "Matumizi yote",
  fileTitle: "Faili la matumizi yako",
  fileText: "Hifadhi jedwali lako kama CSV. Utaona kasoro zote kabla ya chochote kuingizwa.",
  hint: "Lisizidi MB 5 na matumizi 10,000. Kila moja linahitaji siku na kiasi; uliyonayo tayari hayaandikwi mara mbili.",
  tooLarge: "Faili hili linazidi MB 5. Ligawe, kisha ingiza kila sehemu.",
  missing: "Uingizaji huu haupo kwenye duka lako",
  missingText: "Huenda kiungo ni cha zamani, au ni cha duka jingine.",
  field: {
    spent_on: "Siku",
    amount: "Kiasi",
    category: "Aina",
    method: "Njia ya malipo",
    supplier: "Aliyelipwa",
    note: "Maelezo",
  },
  needsColumns: "Taja safu yenye siku, na yenye kiasi.",
  count: { new: "Mapya", changed: "Yaliyobadilika", unchanged: "Yapo tayari" },
  start: "{count, plural, =0 {Ingiza} one {Ingiza tumizi #} other {Ingiza matumizi #}}",
  stoppedAmid: "Yaliyoingizwa hadi hapo yanabaki; mengine hayakuingizwa.",
  nothingNew: "Hakuna kitakachoingizwa: unayo yote tayari, au yanahitaji kurekebishwa kwanza.",
  toRecords: "Tazama matumizi",
  problem: expenseProblemMessages.sw,
} as const;
