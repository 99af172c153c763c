import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { IdParams } from "../shared.ts";

export const campaignExports = {
  file: endpoint({
    method: "GET",
    path: "/campaign-exports/:id/recipients.csv",
    access: { resource: "customers", action: "read" },
    summary: "Whom a campaign was for as a CSV file, with how far each message came, in the requested language",
    params: IdParams,
    timeoutMs: 300_000,
    recorded: "customers_exported",
    reply: z.unknown(),
  }),
};
