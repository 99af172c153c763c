import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Moment, requiredText } from "../shared.ts";
import { customerLimits } from "./customers.ts";

/** What staff wrote about a customer; customers never see it. */
export const CustomerNote = z.object({
  id: Id,
  text: z.string(),
  by: z.string(),
  at: Moment,
  /** Whether the reader may delete it: its author and admins may. */
  may_delete: z.boolean(),
});
export type CustomerNote = z.infer<typeof CustomerNote>;

const update = { resource: "customers", action: "update" } as const;

/** Notes are read in the customer's timeline. */
export const customerNotes = {
  create: endpoint({
    method: "POST",
    path: "/customers/:id/notes",
    access: update,
    summary: "Add a note about a customer",
    params: IdParams,
    body: z.strictObject({ text: requiredText(customerLimits.note) }),
    reply: CustomerNote,
    errors: ["too_many_notes", "customer_merged"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/customer-notes/:id",
    access: update,
    summary: "Delete a note about a customer: only its author and admins. It can be restored for a day",
    params: IdParams,
    reply: Done,
    errors: ["note_of_another"],
  }),
  restore: endpoint({
    method: "POST",
    path: "/customer-notes/:id/restore",
    access: update,
    summary: "Restore a deleted note, with its author and its time",
    params: IdParams,
    reply: Done,
    status: 200,
    errors: ["note_of_another", "too_many_notes"],
  }),
};
