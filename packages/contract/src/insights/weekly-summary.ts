import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done } from "../shared.ts";

/** What the shop's admins are mailed on Monday morning of the week before, in the language that is asked for. */
export const WeeklySummary = z.object({
  /** Monday to Sunday: the last week that is over. */
  days: z.object({ from: z.iso.date(), to: z.iso.date() }),
  subject: z.string(),
  lines: z.array(z.string()),
  /** Whether the caller is mailed it. */
  is_wanted: z.boolean(),
});
export type WeeklySummary = z.infer<typeof WeeklySummary>;

export const weeklySummary = {
  get: endpoint({
    method: "GET",
    path: "/weekly-summary",
    access: "admin",
    summary: "The summary of the last week as it is mailed to the shop's admins, and whether the caller is mailed it",
    reply: WeeklySummary,
  }),
  /** Of the caller alone: each admin chooses for themselves. */
  choose: endpoint({
    method: "POST",
    path: "/weekly-summary",
    access: "admin",
    summary: "Be mailed the summary of each week on Monday morning, or no more",
    body: z.strictObject({ is_wanted: z.boolean() }),
    reply: Done,
    status: 200,
  }),
};
