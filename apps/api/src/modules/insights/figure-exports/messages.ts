import type { CustomerFile, FigureFile } from "@mauzo/contract/insights/figures";
import type { OrderChannel } from "@mauzo/contract/orders/orders";
import type { Language } from "@mauzo/contract/shared";
import type * as z from "zod/mini";

type Words = {
  columns: Record<FigureFile | CustomerFile | "cash" | "answers", readonly string[]>;
  weekdays: readonly string[];
  channels: Record<z.infer<typeof OrderChannel>, string>;
  steps: Record<"chats" | "carts" | "orders" | "paid" | "handed_over", string>;
  places: Record<"in_hand" | "on_the_way" | "owed" | "owing", string>;
  /** Who took in what nobody of the shop recorded. */
  nobody: string;
  /** All of the shop together, and somebody who has left. */
  everybody: string;
  left: string;
};

const [en, sw] = [
  ["Orders", "Orders before", "Sales", "Sales before", "Currency"],
  ["Oda", "Oda za kabla", "Mauzo", "Mauzo ya kabla", "Sarafu"],
];
const [enGoods, swGoods] = [
  ["Pieces", "Pieces before", "Sales", "Sales before"],
  ["Idadi", "Idadi ya kabla", "Mauzo", "Mauzo ya kabla"],
];

/** The headings and words of the files. */
export const words: Record<Language, Words> = {
  en: {
    columns: {
      ...{ days: ["Day", ...en], hours: ["Hour", ...en], weekdays: ["Weekday", ...en], channels: ["Channel", ...en] },
      staff: ["Recorded by", "Payments", "Paid", "Paid before", "Given back", "Currency"],
      products: ["Product", ...enGoods, "Margin", "Stock", "Currency"],
      slow: ["Product", ...enGoods, "Margin", "Stock", "Currency"],
      categories: ["Category", ...enGoods, "Currency"],
      never: ["Product", "Stock"],
      reorder: ["Product", "Variant", "Stock", "Sold in 28 days", "Days left", "Out since", "Missed", "Currency"],
      together: ["Product", "With", "Orders"],
      chats: ["Step", "Chats", "Chats before"],
      answers: [
        ...["Who", "Answers", "Half answered within minutes", "Nine of ten within minutes"],
        ...["Closed", "Half closed within minutes", "Nine of ten closed within minutes"],
      ],
      cash: ["Money", "Amount", "Currency"],
      best: ["Customer", "Orders", "Bought", "Bought before", "Currency"],
      at_risk: ["Customer", "Orders", "Bought", "Usually every so many days", "Last order", "Silent days", "Currency"],
    },
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    channels: { web: "Web", whatsapp: "WhatsApp", manual: "By hand", pos: "Over the counter" },
    steps: { chats: "Wrote", carts: "Cart", orders: "Order", paid: "Paid", handed_over: "Handed over" },
    places: { in_hand: "In hand", on_the_way: "On the way", owed: "Owed to the shop", owing: "Owed by the shop" },
    nobody: "By itself",
    everybody: "Everybody",
    left: "Somebody who has left",
  },
  sw: {
    columns: {
      ...{ days: ["Siku", ...sw], hours: ["Saa", ...sw], weekdays: ["Siku ya wiki", ...sw], channels: ["Njia", ...sw] },
      staff: ["Aliyeandika", "Malipo", "Zilizolipwa", "Zilizolipwa kabla", "Zilizorudishwa", "Sarafu"],
      products: ["Bidhaa", ...swGoods, "Faida", "Stoku", "Sarafu"],
      slow: ["Bidhaa", ...swGoods, "Faida", "Stoku", "Sarafu"],
      categories: ["Aina", ...swGoods, "Sarafu"],
      never: ["Bidhaa", "Stoku"],
      reorder: [
        ...["Bidhaa", "Chaguo", "Stoku", "Zilizouzwa kwa siku 28", "Siku zilizobaki", "Imeisha tangu"],
        ...["Mauzo yaliyokosekana", "Sarafu"],
      ],
      together: ["Bidhaa", "Pamoja na", "Oda"],
      chats: ["Hatua", "Chati", "Chati za kabla"],
      answers: [
        ...["Nani", "Majibu", "Nusu zilijibiwa ndani ya dakika", "Tisa kati ya kumi ndani ya dakika"],
        ...["Zilizofungwa", "Nusu zilifungwa ndani ya dakika", "Tisa kati ya kumi zilifungwa ndani ya dakika"],
      ],
      cash: ["Pesa", "Kiasi", "Sarafu"],
      best: ["Mteja", "Oda", "Alinunua", "Alinunua kabla", "Sarafu"],
      at_risk: ["Mteja", "Oda", "Alinunua", "Kwa kawaida kila siku", "Oda ya mwisho", "Siku za kimya", "Sarafu"],
    },
    weekdays: ["Jumatatu", "Jumanne", "Jumatano", "Alhamisi", "Ijumaa", "Jumamosi", "Jumapili"],
    channels: { web: "Mtandaoni", whatsapp: "WhatsApp", manual: "Kwa mkono", pos: "Kaunta" },
    steps: { chats: "Waliandika", carts: "Kikapu", orders: "Oda", paid: "Zimelipwa", handed_over: "Zimekabidhiwa" },
    places: { in_hand: "Mkononi", on_the_way: "Njiani", owed: "Duka linadai", owing: "Duka linadaiwa" },
    nobody: "Yenyewe",
    everybody: "Wote",
    left: "Aliyeondoka",
  },
};
