import type { ComplianceFileField } from "@mauzo/contract/payments/compliance-states";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { type Operator, writeEntry } from "../../account/operators/write-entry.ts";
import { servePrivateFile } from "../../shop/media/serve-private-file.ts";
import { findFile } from "./queries/case-files.ts";
import { insertEvent } from "./queries/events.ts";
import { getCaseRow } from "./steps/case-of.ts";

type Looker = { isOperator: boolean; person: Operator };

/**
 * Serves the file of a field, once it is written down who looks at it. An operator sees those of a case that waits for a
 * decision. @throws 404 where there is none
 */
export async function showFile(
  { media }: Pick<Deps, "media">,
  { shopId, tx }: { shopId: string; tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> },
  { field, by: { isOperator, person } }: { field: ComplianceFileField; by: Looker },
): Promise<Response> {
  const { key, kind } = await tx(async (tx) => {
    const found = await findFile(tx, shopId, field);
    if (!found) throw notFound();
    if (isOperator) {
      const { state, shopName } = await getCaseRow(tx, shopId);
      if (state !== "submitted") throw notFound();
      await writeEntry(tx, person, { kind: "file_opened", shopId, about: `${shopName}: ${field}` });
    }
    const userId = isOperator ? null : person.userId;
    await insertEvent(tx, { shopId, kind: "looked", about: field, isOperator, userId, userName: person.name });
    return found;
  });
  const file = kind === "document" ? "document.pdf" : "1280.webp";
  return servePrivateFile(media, { key, file, name: `${field}.${kind === "document" ? "pdf" : "webp"}` });
}
