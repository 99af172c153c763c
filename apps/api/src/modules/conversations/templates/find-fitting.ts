import { isSendable } from "@mauzo/contract/conversations/message-templates";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listSendable } from "./queries.ts";

/**
 * The template for a purpose as WhatsApp has it: in this language, else in the other one, and one that WhatsApp sends
 * before one that it does not.
 */
export async function findFitting(
  tx: Tx,
  shopId: string,
  { purpose, language }: { purpose: string; language: Language },
) {
  const all = (await listSendable(tx, shopId, purpose)).flatMap(({ submitted: text, ...row }) =>
    text === null ? [] : [{ ...row, text, isSendable: isSendable(row.state) }],
  );
  const score = (each: (typeof all)[number]) => Number(each.isSendable) * 2 + Number(each.language === language);
  return all.toSorted((a, b) => score(b) - score(a))[0];
}
