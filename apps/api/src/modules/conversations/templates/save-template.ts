import type { MessageTemplate, TemplateEdit } from "@mauzo/contract/conversations/message-templates";
import type * as z from "zod/mini";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockTemplate, updateTemplate } from "./queries.ts";
import { getTemplate } from "./steps/get-template.ts";
import { refuseTaken } from "./steps/refuse-taken.ts";

/**
 * Changes a template here; WhatsApp goes on with what it has until it is submitted. @throws 404; 409 when it was saved
 * meanwhile or the purpose is taken
 */
export const saveTemplate = (
  { shopId, tx, person }: ShopContext,
  id: string,
  { version: seen, ...change }: z.output<typeof TemplateEdit>,
): Promise<MessageTemplate> =>
  refuseTaken(
    tx(async (tx) => {
      const present = await lockTemplate(tx, shopId, id);
      if (!present) throw notFound();
      const { version, saved_by } = present;
      if (version !== seen) throw savedMeanwhile({ version, saved_by });
      await updateTemplate(tx, shopId, id, change, person.userId);
      await publishLiveEvent(tx, { topic: "channels", id });
      return getTemplate(tx, shopId, id);
    }),
  );
