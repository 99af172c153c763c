import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deleteTemplate, findText, lockTemplate } from "./queries.ts";

/** Deletes a template here, and has it deleted at WhatsApp if it got there. @throws 404 */
export const removeTemplate = (
  { queue }: Pick<Deps, "queue">,
  { shopId, tx }: ShopContext,
  id: string,
): Promise<{ done: true }> =>
  tx(async (tx) => {
    const template = await lockTemplate(tx, shopId, id);
    if (!template) throw notFound();
    const texts = [await findText(tx, shopId, id, "en"), await findText(tx, shopId, id, "sw")];
    await deleteTemplate(tx, shopId, id);
    if (texts.some((found) => found && (found.text.state !== "draft" || found.text.providerId !== null)))
      await queue.send(tx, "delete-template", { shopId, name: template.name });
    await publishLiveEvent(tx, { topic: "channels", id });
    return { done: true };
  });
