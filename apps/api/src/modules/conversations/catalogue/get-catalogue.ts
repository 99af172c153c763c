import { mostCatalogueProblems, type WhatsappCatalogueState } from "@mauzo/contract/conversations/whatsapp-catalogue";
import { toIsoString } from "../../../db/columns.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findCatalogue } from "./queries/catalogues.ts";
import { countChanged, countItems, listRefused } from "./queries/items.ts";

/** The shop's catalogue at WhatsApp, and how far it is. */
export async function getCatalogue(tx: Tx, shopId: string): Promise<WhatsappCatalogueState> {
  const row = await findCatalogue(tx, shopId);
  if (!row) return { catalogue: null, version: 0 };
  const counts = new Map((await countItems(tx, shopId)).map(({ state, items }) => [state, items]));
  return {
    version: row.version,
    catalogue: {
      ...{ catalogue_id: row.catalogueId, is_visible: row.isVisible, has_cart: row.hasCart },
      refused_code: row.refusedCode,
      up_to_date_at: row.upToDateAt === null ? null : toIsoString(row.upToDateAt),
      counts: {
        listed: counts.get("listed") ?? 0,
        sent: (counts.get("sent") ?? 0) + (counts.get("leaving") ?? 0),
        refused: counts.get("refused") ?? 0,
        waiting: await countChanged(tx, shopId),
      },
      problems: await listRefused(tx, shopId, mostCatalogueProblems),
    },
  };
}
