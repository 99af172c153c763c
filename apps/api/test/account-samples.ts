import type { FullShop } from "./full-shop-type.ts";
import { omitted } from "./schema-sample.ts";

const without = () => omitted;
const anyEntry = { "query.kind": without, "query.by": without, "query.from": without, "query.to": without };

/** What is asked of the record and of requests for access; one request is granted, and another refused. */
export const accountSamples: Record<string, Record<string, (shop: FullShop) => unknown>> = {
  ...{ "GET /record": anyEntry, "GET /record-exports/record.csv": anyEntry },
  "POST /access-requests/:id/refuse": { "params.id": (shop) => shop.refusableRequest },
};
