import { salesSummary } from "@mauzo/contract/insights/sales-summary";
import { can } from "@mauzo/permissions/permissions";
import type { Mount } from "../../../http/mount.ts";
import { readAttentionCounts } from "./queries/read-attention-counts.ts";
import { readSummary } from "./queries/read-summary.ts";
import { spanOf } from "./rules.ts";

const transactionsPermission = { resource: "transactions", action: "read" } as const;

export function salesSummaryRoutes(mount: Mount) {
  mount.json(salesSummary.get, ({ query }, { shopId, person, read }) =>
    read(readSummary(shopId, spanOf(query), can(person.grants, transactionsPermission))),
  );
  mount.json(salesSummary.attention, (_, { shopId, read }) => read(readAttentionCounts(shopId)));
}
