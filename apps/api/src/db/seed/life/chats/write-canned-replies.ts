import { cannedReplies } from "../../../schema/conversations/canned-replies.ts";
import type { Tx } from "../../../tenant-transaction.ts";
import { insertAll } from "../../insert-all.ts";

const replies = [
  {
    shortcut: "karibu",
    en: "Hello {name}, welcome to {shop}! How can I help?",
    sw: "Habari {name}, karibu {shop}! Nikusaidie nini?",
  },
  {
    shortcut: "usafiri",
    en: "We deliver in Dar es Salaam the same day by bodaboda, and to other regions by bus.",
    sw: "Dar es Salaam tunakuletea siku hiyo hiyo kwa bodaboda, mikoani tunatuma kwa basi.",
  },
  {
    shortcut: "malipo",
    en: "You can pay by phone or in cash when it arrives. Please send us the confirmation if you pay first.",
    sw: "Unaweza kulipa kwa simu au taslimu ukipokea. Ukitangulia kulipa, tutumie ujumbe wa uthibitisho.",
  },
  {
    shortcut: "oda",
    en: "Your order {order} is being prepared, {name}. We will tell you as soon as it leaves.",
    sw: "Oda yako {order} inaandaliwa, {name}. Tutakuambia mara itakapotoka.",
  },
  {
    shortcut: "asante",
    en: "Thank you, {name}. See you again at {shop}.",
    sw: "Asante sana, {name}. Karibu tena {shop}.",
  },
];

/** The words that the staff of the demo shop write often. */
export const writeCannedReplies = (tx: Tx, { shopId, by }: { shopId: string; by: { name: string } }): Promise<void> =>
  insertAll(
    tx,
    cannedReplies,
    replies.map((reply) => ({ ...reply, shopId, savedBy: by.name })),
  );
