import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Day, Id, Money } from "../shared.ts";
import { SourceKind, TouchOrder } from "../shop/touches.ts";

const mostDays = 366;
const dayMs = 86_400_000;

/** Days of the shop, both included; without any, all days together. */
export const SourceDays = z
  .object({ from: z.optional(Day), to: z.optional(Day), touch: z.optional(TouchOrder) })
  .check(
    z.refine(
      ({ from, to }) =>
        from === undefined || to === undefined
          ? from === to
          : Date.parse(to) >= Date.parse(from) && Date.parse(to) - Date.parse(from) < mostDays * dayMs,
      { message: "figure_days" satisfies PlainCode },
    ),
  );
export type SourceDays = z.infer<typeof SourceDays>;

/** Chats and carts that were begun, and orders that were placed, cancelled ones too; `paid`: payments for them less refunds. */
export const SourceSums = z.object({
  ...{ chats: z.int(), carts: z.int(), orders: z.int() },
  /** Null for people who may not read transactions. */
  paid: z.nullable(Money),
});
export type SourceSums = z.infer<typeof SourceSums>;

export const SourceRow = z.object({
  source: SourceKind,
  /** Which link, popup, set or campaign, and its name. */
  ...{ id: z.nullable(Id), name: z.string() },
  now: SourceSums,
  /** In as many days right before; nothing where all days are asked for. */
  before: SourceSums,
});
export type SourceRow = z.infer<typeof SourceRow>;
export const Sources = z.object({ items: z.array(SourceRow) });
export type Sources = z.infer<typeof Sources>;

const access = { resource: "orders", action: "read" } as const;

export const sources = {
  /** All days together leave out what came from nowhere that is known. */
  list: endpoint({
    method: "GET",
    path: "/sources",
    access,
    summary: "Where chats, carts, orders and money of some days came from, by the first touch or the last",
    query: SourceDays,
    reply: Sources,
  }),
  file: endpoint({
    method: "GET",
    path: "/source-exports",
    access,
    summary: "Where chats, carts, orders and money of some days came from, as a CSV file in the requested language",
    query: SourceDays,
    timeoutMs: 60_000,
    recorded: "figures_exported",
    reply: z.unknown(),
  }),
};
