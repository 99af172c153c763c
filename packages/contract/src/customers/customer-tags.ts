import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Id, IdParams } from "../shared.ts";
import { Tags } from "./customers.ts";

/** How many customers can be tagged at once. */
export const customersAtOnce = 5000;
const CustomerIds = z.array(Id).check(
  z.minLength(1),
  z.maxLength(customersAtOnce),
  z.refine(
    (ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length,
    "customer_twice" satisfies PlainCode,
  ),
);
export const TagChange = z
  .strictObject({ customer_ids: CustomerIds, add: z._default(Tags, []), remove: z._default(Tags, []) })
  .check(
    z.refine(({ add, remove }) => add.length + remove.length > 0, {
      message: "tags_missing" satisfies PlainCode,
      path: ["add"],
    }),
  );
export type TagChange = z.input<typeof TagChange>;

const update = { resource: "customers", action: "update" } as const;

export const customerTags = {
  /** All or nothing: 404 when one of them is not the shop's, 409 when one would have too many tags. */
  change: endpoint({
    method: "POST",
    path: "/customers/tags",
    access: update,
    summary: "Give tags to many customers, or take them away",
    body: TagChange,
    /** `id` names the change until it is undone; null when nothing had to change. */
    reply: z.object({ id: z.nullable(Id), changed: z.int() }),
    status: 200,
    errors: ["not_found", "too_many_tags"],
  }),
  /** Undoing twice has the same effect as once. What somebody changed again since stays. */
  undo: endpoint({
    method: "POST",
    path: "/customer-tags/:id/undo",
    access: update,
    summary: "Take back a change of the tags of many customers",
    params: IdParams,
    reply: z.object({ undone: z.int(), kept: z.int() }),
    status: 200,
  }),
};
