import type { FlowVersion } from "@mauzo/contract/conversations/flows";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { countDiffering } from "../flow-tests/count-differing.ts";
import { getDraftAsRead } from "./get-draft-as-read.ts";
import { publishDocument } from "./steps/publish-document.ts";

type Draft = { draft: number; note: string; even_so: boolean };

/** Publishes the draft as it was read: what somebody has written since is not published unseen, nor what breaks a saved conversation. */
export function publishDraft(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  { draft, note, even_so: evenSo }: Draft,
): Promise<FlowVersion> {
  return tx(async (tx) => {
    const document = await getDraftAsRead(tx, shopId, draft);
    const published = await publishDocument(tx, emitFact, shopId, { document, note, restores: null, by: person });
    const count = evenSo ? 0 : await countDiffering(tx, shopId, document);
    if (count > 0) throw refuse({ code: "flow_tests_differ", values: { count } });
    return published;
  });
}
