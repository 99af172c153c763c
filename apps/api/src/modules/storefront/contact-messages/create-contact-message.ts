import type { NewContactMessage } from "@mauzo/contract/storefront/contact-messages";
import { toE164 } from "@mauzo/format/phone";
import { inTransaction } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { fieldRefusal } from "../../../http/refusal.ts";
import type { Visit } from "../../../http/visit.ts";
import { deleteOldContactMessages, insertContactMessage } from "./queries.ts";
import { oneLine, plainLines } from "./rules.ts";

/** Keeps what somebody wrote on the site and has it mailed. Who fills the field nobody sees is answered the same. */
export async function createContactMessage(
  { pool, queue, limiter }: Pick<Deps, "pool" | "queue" | "limiter">,
  { address }: Visit,
  { full_name, email, phone: typed, message, language, website }: Required<NewContactMessage>,
): Promise<{ done: true }> {
  const phone = toE164(typed);
  if (!phone) throw fieldRefusal(["body", "phone"], "Write a phone number such as 0712 345 678 or +255 712 345 678.");
  await limiter.take("contact", { address, account: email });
  if (website !== "") return { done: true };
  await inTransaction(pool, async (tx) => {
    await deleteOldContactMessages(tx);
    const fullName = oneLine(full_name);
    const id = await insertContactMessage(tx, { fullName, email, phone, message: plainLines(message), language });
    await queue.send(tx, "contact-message", { id });
  });
  return { done: true };
}
