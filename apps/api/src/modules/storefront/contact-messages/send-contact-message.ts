import { outsideShops } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Jobs } from "../../../jobs/queues.ts";
import { contactMail } from "./messages.ts";
import { findContactMessage } from "./queries.ts";

/** Mails what somebody wrote to those who run Mauzo; an answer goes to whoever wrote it. */
export async function sendContactMessage(
  { pool, mail, env }: Pick<JobDeps, "pool" | "mail" | "env">,
  { id }: Jobs["contact-message"],
): Promise<void> {
  const written = await findContactMessage(outsideShops(pool), id);
  if (!written) return;
  const replyTo = { name: written.fullName, address: written.email };
  await mail.send({ to: env.contactMailTo, replyTo, ...contactMail(written) });
}
