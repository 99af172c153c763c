import { UnsentSale } from "@mauzo/contract/pos/till-drafts";
import { createOutboxStore } from "../outbox/create-outbox-store.ts";

/** The sales that wait on this device, whoever made them. */
export const unsentStore = createOutboxStore<UnsentSale>({
  ...{ database: "mauzo-till", channel: "mauzo-unsent-sales" },
  parse: (stored) => UnsentSale.safeParse(stored).data,
  idOf: ({ body }) => body.id,
});
