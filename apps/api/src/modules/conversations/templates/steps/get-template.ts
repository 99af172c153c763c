import type { MessageTemplate } from "@mauzo/contract/conversations/message-templates";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { findTemplate } from "../queries.ts";

/** @throws 404 */
export async function getTemplate(tx: Tx, shopId: string, id: string): Promise<MessageTemplate> {
  const template = await findTemplate(tx, shopId, id);
  if (!template) throw notFound();
  return template;
}
