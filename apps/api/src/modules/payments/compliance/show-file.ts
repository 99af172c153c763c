import type { ComplianceFileField } from "@mauzo/contract/payments/compliance-states";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { servePrivateFile } from "../../shop/media/serve-private-file.ts";
import { findFile } from "./queries/case-files.ts";
import { insertEvent } from "./queries/events.ts";
import { getCaseRow } from "./steps/case-of.ts";

type Looker = { isOperator: boolean; userId: string | null; userName: string };

/**
 * Serves the file of a field, once it is written down who looks at it. An operator sees those of a case that waits for a
 * decision. @throws 404 where there is none
 */
export async function showFile(
  { media }: Pick<Deps, "media">,
  { shopId, tx }: { shopId: string; tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> },
  { field, by }: { field: ComplianceFileField; by: Looker },
): Promise<Response> {
  const { key, kind } = await tx(async (tx) => {
    const found = await findFile(tx, shopId, field);
    if (!found || (by.isOperator && (await getCaseRow(tx, shopId)).state !== "submitted")) throw notFound();
    await insertEvent(tx, { shopId, kind: "looked", about: field, ...by });
    return found;
  });
  const file = kind === "document" ? "document.pdf" : "1280.webp";
  return servePrivateFile(media, { key, file, name: `${field}.${kind === "document" ? "pdf" : "webp"}` });
}
