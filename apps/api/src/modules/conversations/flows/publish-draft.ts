import type { FlowVersion } from "@mauzo/contract/conversations/flows";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getChatflowId } from "../chatflows/get-chatflow-id.ts";
import { beginTrial } from "../flow-trials/begin-trial.ts";
import { getDraftAsRead } from "./get-draft-as-read.ts";
import { findVersionBefore } from "./queries/versions.ts";
import { publishDocument } from "./steps/publish-document.ts";

type Draft = { draft: number; note: string; flow?: string | undefined; share?: number | undefined };

/** Publishes the draft as it was read: what somebody has written since is not published unseen. */
export function publishDraft(
  deps: Pick<Deps, "emitFact" | "queue">,
  { shopId, tx, person }: ShopContext,
  { draft, note, flow, share }: Draft,
): Promise<FlowVersion> {
  return tx(async (tx) => {
    const place = { shopId, chatflowId: await getChatflowId(tx, shopId, flow) };
    const document = await getDraftAsRead(tx, place, draft);
    const published = await publishDocument(tx, deps.emitFact, place, { document, note, restores: null, by: person });
    if (share === undefined) return published;
    const against = await findVersionBefore(tx, place, published.number);
    if (against === undefined) throw refuse("flow_trial_alone");
    const by = { userId: person.userId, userName: person.name };
    await beginTrial(tx, deps, { ...place, ...by, version: published.number, against, share });
    return published;
  });
}
