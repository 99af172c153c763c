import type { SmsConnection } from "@mauzo/contract/marketing/sms-connections";
import { smsConnections } from "@mauzo/contract/marketing/sms-connections";
import { isAdmin } from "@mauzo/permissions/permissions";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { notFound } from "../../../../http/refuse.ts";
import type { ShopContext } from "../../../../http/request-context.ts";
import { findConnection, type ShownConnection } from "../queries.ts";
import { reportKeyOf } from "../rules.ts";

type Env = Pick<Deps["env"], "siteUrl" | "authSecret">;

/** Adds where the provider sends its reports, for admins. */
export const withAddress = (
  { siteUrl, authSecret }: Env,
  { person }: Pick<ShopContext, "person">,
  connection: ShownConnection,
): SmsConnection => ({
  ...connection,
  report_address: isAdmin(person.grants)
    ? `${siteUrl}/api${smsConnections.report.path.replace(":secret", reportKeyOf(authSecret, connection.id))}`
    : null,
});

/** A connection as its shop sees it. @throws 404 */
export async function getConnection(
  tx: Tx,
  { env }: { env: Env },
  context: Pick<ShopContext, "shopId" | "person">,
  id: string,
): Promise<SmsConnection> {
  const found = await findConnection(tx, context.shopId, id);
  if (!found) throw notFound();
  return withAddress(env, context, found);
}
