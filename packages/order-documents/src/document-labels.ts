import type { DocumentKind } from "./order-document.ts";

type Words = {
  kinds: Record<DocumentKind, string>;
  phone: string;
  customer: string;
  delivery: string;
  item: string;
  quantity: string;
  price: string;
  amount: string;
  subtotal: string;
  total: string;
  paid: string;
  balance: string;
  overpaid: string;
  settled: string;
  cancelled: string;
  howToPay: string;
  payments: string;
  fee: string;
  note: string;
  page: string;
  toPack: string;
  packedBy: string;
  thanks: string;
};

export const documentLabels: Record<"en" | "sw", Words> = {
  en: {
    kinds: { invoice: "Invoice", receipt: "Receipt", "packing-slip": "Packing slip" },
    phone: "Phone",
    customer: "Customer",
    delivery: "Delivery",
    item: "Item",
    quantity: "Qty",
    price: "Price",
    amount: "Amount",
    subtotal: "Subtotal",
    total: "Total",
    paid: "Paid",
    balance: "Balance due",
    overpaid: "Paid too much",
    settled: "Paid in full",
    cancelled: "Cancelled",
    howToPay: "How to pay",
    payments: "Payments",
    fee: "Fee, paid on top",
    note: "Note",
    page: "Page",
    toPack: "Units to pack",
    packedBy: "Packed by",
    thanks: "Thank you for your order",
  },
  sw: {
    kinds: { invoice: "Ankara", receipt: "Risiti", "packing-slip": "Orodha ya kufunga" },
    phone: "Simu",
    customer: "Mteja",
    delivery: "Usafirishaji",
    item: "Bidhaa",
    quantity: "Idadi",
    price: "Bei",
    amount: "Kiasi",
    subtotal: "Jumla ya bidhaa",
    total: "Jumla",
    paid: "Kilicholipwa",
    balance: "Salio la kulipa",
    overpaid: "Kilichozidi",
    settled: "Imelipwa yote",
    cancelled: "Imeghairiwa",
    howToPay: "Jinsi ya kulipa",
    payments: "Malipo",
    fee: "Ada, imelipwa juu ya oda",
    note: "Maelezo",
    page: "Ukurasa",
    toPack: "Vitu vya kufunga",
    packedBy: "Amefunga",
    thanks: "Asante kwa oda yako",
  },
};
