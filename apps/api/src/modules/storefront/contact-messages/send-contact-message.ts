import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { contactMail } from "./messages.ts";
import { findContactMessage } from "./queries.ts";

/** Mails a contact message to the operators of Mauzo; a reply goes to its author. */
export async function sendContactMessage(
  { pool, mail, env }: Pick<JobDeps, "pool" | "mail" | "env">,
  { id }: JobPayloads["contact-message"],
): Promise<void> {
  const written = await findContactMessage(outsideShops(pool), id);
  if (!written) return;
  const replyTo = { name: written.fullName, address: written.email };
  await mail.send({ to: env.contactMailTo, replyTo, ...contactMail(written) });
}
