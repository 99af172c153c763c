import { isSendable, type TemplateCategory, type TemplateText } from "@mauzo/contract/conversations/message-templates";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listTexts } from "./queries.ts";

export type OfferTemplate = {
  name: string;
  category: TemplateCategory;
  /** As WhatsApp has it, in each language in which it sends it now. */
  texts: ReadonlyMap<Language, TemplateText>;
};

/** A template as WhatsApp sends it now; undefined: there is none of this id. */
export async function findOfferTemplate(tx: Tx, shopId: string, id: string): Promise<OfferTemplate | undefined> {
  const rows = await listTexts(tx, shopId, id);
  const [first] = rows;
  if (!first) return undefined;
  const texts = new Map(
    rows.flatMap(({ language, submitted, state }) =>
      submitted !== null && submitted.body !== "" && isSendable(state) ? [[language, submitted] as const] : [],
    ),
  );
  return { name: first.name, category: first.category, texts };
}
