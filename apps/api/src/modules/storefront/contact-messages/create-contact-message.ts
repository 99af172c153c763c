import type { NewContactMessage } from "@mauzo/contract/storefront/contact-messages";
import { toE164 } from "@mauzo/format/phone";
import { inTransaction } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { insertContactMessage } from "./queries.ts";
import { oneLine, plainLines } from "./rules.ts";

/** Stores a message from the site and has it mailed. A sender who fills the hidden field gets the same response. */
export async function createContactMessage(
  { pool, queue, limiter }: Pick<Deps, "pool" | "queue" | "limiter">,
  { address }: RequestContext,
  { full_name, email, phone: typed, message, language, website }: Required<NewContactMessage>,
): Promise<{ done: true }> {
  const phone = toE164(typed);
  if (!phone) throw refuse("phone_invalid", { loc: ["body", "phone"] });
  await limiter.take("contact", { address, account: email });
  if (website !== "") return { done: true };
  await inTransaction(pool, async (tx) => {
    const fullName = oneLine(full_name);
    const id = await insertContactMessage(tx, { fullName, email, phone, message: plainLines(message), language });
    await queue.send(tx, "contact-message", { id });
  });
  return { done: true };
}
