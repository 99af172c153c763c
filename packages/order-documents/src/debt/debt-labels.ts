type Words = {
  title: string;
  customer: string;
  madeAt: string;
  amountsIn: string;
  when: string;
  what: string;
  charged: string;
  paid: string;
  owed: string;
  nothing: string;
  howToPay: string;
  page: string;
};

export const debtLabels: Record<"en" | "sw", Words> = {
  en: {
    ...{ title: "Statement of debt", customer: "For", madeAt: "Made {at}", amountsIn: "Amounts in {currency}" },
    ...{ when: "When", what: "What", charged: "Charged", paid: "Paid", owed: "Owed" },
    ...{ nothing: "Nothing is owed.", howToPay: "How to pay", page: "Page" },
  },
  sw: {
    ...{ title: "Taarifa ya deni", customer: "Kwa", madeAt: "Imetolewa {at}" },
    ...{ amountsIn: "Kiasi chote ni kwa {currency}", when: "Lini", what: "Aina", charged: "Iliyodaiwa" },
    ...{ paid: "Iliyolipwa", owed: "Deni", nothing: "Hakuna deni.", howToPay: "Jinsi ya kulipa", page: "Ukurasa" },
  },
};
