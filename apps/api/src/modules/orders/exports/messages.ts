import type { FulfilmentStatus, OrderStatus, PaymentStatus } from "@mauzo/contract/orders/order-states";
import type { OrderChannel } from "@mauzo/contract/orders/orders";

type Words = {
  columns: readonly string[];
  status: Record<OrderStatus, string>;
  goods: Record<FulfilmentStatus, string>;
  money: Record<PaymentStatus, string>;
  channel: Record<OrderChannel, string>;
};

/** The headings and words of the file, the same as in the list. */
export const words: Record<"en" | "sw", Words> = {
  en: {
    columns: [
      ...["Order", "Date", "Time", "Status", "Goods", "Payment", "Channel", "Customer", "Phone"],
      ...["Items", "Total", "Paid", "Owed", "Currency", "What was ordered"],
    ],
    status: {
      ...{ pending: "Pending", completed: "Completed", cancelled: "Cancelled" },
      ...{ "picked up": "Picked up", delivered: "Delivered", paid: "Paid" },
    },
    goods: {
      ...{ new: "New", preparing: "Being prepared", ready: "Ready" },
      ...{ "picked up": "Picked up", delivered: "Delivered", cancelled: "Cancelled" },
    },
    money: { unpaid: "Unpaid", "part paid": "Part paid", paid: "Paid", refunded: "Refunded" },
    channel: { web: "Shop page", whatsapp: "WhatsApp", manual: "Added by hand", pos: "Over the counter" },
  },
  sw: {
    columns: [
      ...["Oda", "Tarehe", "Saa", "Hali", "Bidhaa", "Malipo", "Njia", "Mteja", "Simu"],
      ...["Vitu", "Jumla", "Imelipwa", "Inadaiwa", "Sarafu", "Vilivyoagizwa"],
    ],
    status: {
      ...{ pending: "Inasubiri", completed: "Imekamilika", cancelled: "Imeghairiwa" },
      ...{ "picked up": "Imechukuliwa", delivered: "Imefikishwa", paid: "Imelipwa" },
    },
    goods: {
      ...{ new: "Mpya", preparing: "Inaandaliwa", ready: "Iko tayari" },
      ...{ "picked up": "Imechukuliwa", delivered: "Imefikishwa", cancelled: "Imeghairiwa" },
    },
    money: { unpaid: "Haijalipwa", "part paid": "Imelipwa kiasi", paid: "Imelipwa", refunded: "Pesa imerudishwa" },
    channel: { web: "Ukurasa wa duka", whatsapp: "WhatsApp", manual: "Imeandikwa dukani", pos: "Imeuzwa kaunta" },
  },
};
