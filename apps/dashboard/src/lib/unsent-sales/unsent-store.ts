import { UnsentRow } from "@mauzo/contract/pos/till-drafts";
import { createOutboxStore } from "../outbox/create-outbox-store.ts";
import { unsentIdOf } from "./unsent-rows.ts";

/** What was done at the till and waits on this device, whoever did it: sales, and shifts that were opened and closed. */
export const unsentStore = createOutboxStore<UnsentRow>({
  ...{ database: "mauzo-till", channel: "mauzo-unsent-sales" },
  parse: (stored) => UnsentRow.safeParse(stored).data,
  idOf: unsentIdOf,
});
