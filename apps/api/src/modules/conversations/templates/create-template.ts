import type { MessageTemplate, NewTemplate } from "@mauzo/contract/conversations/message-templates";
import type * as z from "zod/mini";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { countTemplates, insertTemplate } from "./queries.ts";
import { mostTemplates as most } from "./rules/standing.ts";
import { getTemplate } from "./steps/get-template.ts";
import { refuseTaken } from "./steps/refuse-taken.ts";

/** Adds a template, which WhatsApp has not seen yet. @throws 409 for a name or purpose that is taken, and for too many */
export const createTemplate = (
  { shopId, tx, person }: ShopContext,
  template: z.output<typeof NewTemplate>,
): Promise<MessageTemplate> =>
  refuseTaken(
    tx(async (tx) => {
      if ((await countTemplates(tx, shopId)) >= most) throw refuse({ code: "too_many_templates", values: { most } });
      const id = await insertTemplate(tx, shopId, template, person.userId);
      await publishLiveEvent(tx, { topic: "channels", id });
      return getTemplate(tx, shopId, id);
    }),
  );
