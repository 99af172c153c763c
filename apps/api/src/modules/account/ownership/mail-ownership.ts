import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { ownershipMail } from "./messages.ts";
import { findForMail } from "./queries.ts";

/** Mails one of the two what became of the shop's ownership. */
export async function mailOwnership(
  { pool, mail, env }: Pick<JobDeps, "pool" | "mail" | "env">,
  { shopId, what, from, to, reader }: JobPayloads["ownership-mail"],
): Promise<void> {
  const found = await inShop(pool, shopId, (tx) => findForMail(tx, shopId, { from, to }));
  if (!found) return;
  const { shop } = found;
  const read = found[reader];
  const link = `${env.dashboardUrl}/dashboard/profile/staff-accounts`;
  const told = { what, reader, shop: shop.name, from: found.from.name, to: found.to.name, link };
  await mail.send({ to: read.email, ...ownershipMail(read.language ?? shop.language ?? "en", told) });
}
