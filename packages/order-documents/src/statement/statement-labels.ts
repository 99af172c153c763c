type Words = {
  title: string;
  span: string;
  madeAt: string;
  amountsIn: string;
  opening: string;
  moneyIn: string;
  moneyOut: string;
  closing: string;
  account: string;
  start: string;
  change: string;
  end: string;
  all: string;
  when: string;
  what: string;
  balance: string;
  nothing: string;
  page: string;
};

export const statementLabels: Record<"en" | "sw", Words> = {
  en: {
    ...{ title: "Statement", span: "{from} to {to}", madeAt: "Made {at}", amountsIn: "Amounts in {currency}" },
    ...{ opening: "Opening balance", moneyIn: "Money in", moneyOut: "Money out", closing: "Closing balance" },
    ...{ account: "Where the money is", start: "At the start", change: "Change", end: "At the end", all: "All" },
    ...{ when: "When", what: "What", balance: "Balance", nothing: "No money moved on these days.", page: "Page" },
  },
  sw: {
    ...{ title: "Taarifa ya miamala", span: "{from} hadi {to}", madeAt: "Imetolewa {at}" },
    ...{ amountsIn: "Kiasi chote ni kwa {currency}", opening: "Salio la kuanzia", moneyIn: "Pesa iliyoingia" },
    ...{ moneyOut: "Pesa iliyotoka", closing: "Salio la mwisho", account: "Pesa ilipo", start: "Mwanzoni" },
    ...{ change: "Mabadiliko", end: "Mwishoni", all: "Zote", when: "Lini", what: "Aina", balance: "Salio" },
    ...{ nothing: "Hakuna pesa iliyoingia wala kutoka siku hizi.", page: "Ukurasa" },
  },
};
