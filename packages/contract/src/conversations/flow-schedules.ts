import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Moment, optionalText } from "../shared.ts";
import { OfChatflow } from "./chatflows.ts";

/** How many days ahead a draft may be published. */
export const scheduleDaysMost = 90;
/** Why a draft was not published when its time came; `no_right`: who planned it may not publish any more. */
export const scheduleProblems = [
  ...(["flow_has_errors", "flow_tests_differ", "flow_address_unreachable", "flow_on_trial"] as const),
  ...(["segment_unknown", "no_right"] as const),
] as const;

/** A draft that is to be published, or was not when its time came. */
export const FlowSchedule = z.object({
  ...{ id: Id, publish_at: Moment, note: z.string(), by: z.string() },
  /** null as long as it waits. `count`: how many errors or saved conversations. */
  refused: z.nullable(z.object({ problem: z.enum(scheduleProblems), count: z.nullable(z.int()) })),
});
export type FlowSchedule = z.infer<typeof FlowSchedule>;

const may = <Action extends "read" | "create">(action: Action) => ({ resource: "chatflow", action }) as const;

export const flowSchedules = {
  get: endpoint({
    method: "GET",
    path: "/chatflow/schedule",
    access: may("read"),
    summary: "When the draft of the chatflow is to be published, or why it was not when its time came",
    query: OfChatflow,
    reply: z.object({ schedule: z.nullable(FlowSchedule) }),
    errors: ["not_found"],
  }),
  /** The draft is published as it is then, in the name of who plans it. Refused then with errors, or where saved conversations differ. */
  create: endpoint({
    method: "POST",
    path: "/chatflow/schedule",
    access: may("create"),
    summary: "Publish the draft of the chatflow at a later time, as it is then",
    query: OfChatflow,
    body: z.strictObject({
      publish_at: Moment,
      note: z._default(optionalText(200), ""),
      even_so: z._default(z.boolean(), false),
    }),
    reply: z.object({ id: Id }),
    errors: ["not_found", "planned_time_invalid", "flow_planned"],
  }),
  /** Also puts away that it was not published. */
  cancel: endpoint({
    method: "DELETE",
    path: "/chatflow/schedules/:id",
    access: may("create"),
    summary: "Do not publish the draft of the chatflow at the planned time",
    params: IdParams,
    reply: Done,
    errors: ["flow_schedule_over"],
  }),
};
