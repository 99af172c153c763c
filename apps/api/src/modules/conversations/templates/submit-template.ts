import type { MessageTemplate } from "@mauzo/contract/conversations/message-templates";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { openAccount } from "../channels/open-account.ts";
import { findText, lockTemplate, updateText } from "./queries.ts";
import { isToSubmit } from "./rules/standing.ts";
import { getTemplate } from "./steps/get-template.ts";

/** Has a template sent to WhatsApp, in each language that WhatsApp has not as it is. @throws 404; 409 without a number */
export const submitTemplate = (
  { queue, sealedValues }: Pick<Deps, "queue" | "sealedValues">,
  { shopId, tx }: ShopContext,
  id: string,
): Promise<MessageTemplate> =>
  tx(async (tx) => {
    if (!(await lockTemplate(tx, shopId, id))) throw notFound();
    if (!(await openAccount(tx, { sealedValues }, shopId))) throw refuse("whatsapp_not_connected");
    const now = new Date();
    for (const language of ["en", "sw"] as const) {
      const found = await findText(tx, shopId, id, language);
      if (!found || !isToSubmit(found.text, now)) continue;
      await updateText(
        tx,
        shopId,
        { templateId: id, language },
        { state: "sending", reason: null, code: null, stateAt: now.toISOString() },
      );
      await queue.send(tx, "submit-template", { shopId, templateId: id, language });
    }
    await publishLiveEvent(tx, { topic: "channels", id });
    return getTemplate(tx, shopId, id);
  });
