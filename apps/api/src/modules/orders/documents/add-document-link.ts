import { randomBytes } from "node:crypto";
import { orderDocuments } from "@mauzo/contract/orders/order-documents";
import type * as z from "zod/mini";
import { createLookupKey } from "../../../db/lookup-keys.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getOrder } from "../orders/get-order.ts";
import type { DocumentOptions } from "./rules.ts";

const lifetimeMs = 30 * 24 * 3_600_000;
type Link = z.output<typeof orderDocuments.share.reply>;

/**
 * Creates a link to an order's documents. Only the hash of its key is stored, so it cannot be shown again. @throws 404
 */
export async function addDocumentLink(
  tx: Tx,
  { env }: Pick<Deps, "env">,
  { shopId, phones }: Pick<ShopContext, "shopId" | "phones">,
  { id, size, language, kind }: DocumentOptions & { id: string },
): Promise<Link> {
  const key = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + lifetimeMs).toISOString();
  await getOrder(tx, shopId, id);
  await createLookupKey(tx, { kind: "document", key, shopId, targetId: id, expiresAt, phones });
  const path = orderDocuments.shared.path.replace(":key", key).replace(":kind", kind);
  const query = new URLSearchParams({ size, ...(language && { language }) });
  return { url: `${env.siteUrl}/api${path}?${query}`, expires_at: expiresAt };
}
