import type { MessageTemplate } from "@mauzo/contract/conversations/message-templates";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { countTemplates, insertTemplate, listTemplates } from "./queries.ts";
import { readyTemplates } from "./rules/ready-templates.ts";
import { mostTemplates as most } from "./rules/standing.ts";

/** Adds those of the ready-made templates whose name and purpose are free. @throws 409 for too many */
export const addReadyTemplates = ({
  shopId,
  tx,
  person,
}: Pick<ShopContext, "shopId" | "tx"> & { person: Pick<ShopContext["person"], "userId"> }): Promise<{
  items: MessageTemplate[];
}> =>
  tx(async (tx) => {
    const count = await countTemplates(tx, shopId);
    const present = await listTemplates(tx, shopId);
    const shop = await getShop(tx, shopId);
    const missing = readyTemplates(shop.name).filter(
      ({ name, purpose }) => !present.some((other) => other.name === name || other.purpose === purpose),
    );
    if (count + missing.length > most) throw refuse({ code: "too_many_templates", values: { most } });
    for (const template of missing) await insertTemplate(tx, shopId, template, person.userId);
    if (missing.length > 0) await publishLiveEvent(tx, { topic: "channels", id: shopId });
    return { items: await listTemplates(tx, shopId) };
  });
