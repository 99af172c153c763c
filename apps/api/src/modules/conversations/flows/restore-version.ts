import type { FlowVersion } from "@mauzo/contract/conversations/flows";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getChatflowId } from "../chatflows/get-chatflow-id.ts";
import { getFlow } from "./get-flow.ts";
import { storeDraft } from "./queries/drafts.ts";
import { findVersion } from "./queries/versions.ts";
import { documentOf } from "./rules.ts";
import { publishDocument } from "./steps/publish-document.ts";

/** Publishes an earlier version again. The draft follows, unless it has changes of its own. */
export function restoreVersion(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  id: string,
): Promise<FlowVersion> {
  return tx(async (tx) => {
    const old = await findVersion(tx, shopId, id);
    if (!old) throw notFound();
    const place = { shopId, chatflowId: await getChatflowId(tx, shopId, old.chatflowId) };
    const { changed, version: seen } = await getFlow(tx, shopId, place.chatflowId);
    const document = documentOf(old.document);
    const published = await publishDocument(tx, emitFact, place, {
      ...{ document, note: "", restores: old.version, by: person },
    });
    if (!changed && seen > 0) await storeDraft(tx, place, { document, userId: person.userId, seen });
    return published;
  });
}
