import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, IdParams } from "../shared.ts";

/** What a person may ask of whoever keeps something of them. */
export const personRights = {
  data: endpoint({
    method: "GET",
    path: "/customers/:id/data",
    access: "admin",
    summary: "All that is kept of one customer, as JSON or as a text to read",
    params: IdParams,
    query: z.object({ form: z._default(z.enum(["json", "text"]), "json") }),
    recorded: "person_exported",
    reply: z.unknown(),
  }),
  /** Cannot be undone. Orders and money stay, with nobody's name on them. */
  forget: endpoint({
    method: "POST",
    path: "/customers/:id/forget",
    access: "admin",
    stepUp: true,
    summary: "Erase a customer: names, numbers, texts and files; orders and money stay as numbers",
    params: IdParams,
    /** As the customer is called, or their number where no name is known. */
    body: z.strictObject({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) }),
    reply: Done,
    status: 200,
    errors: ["forget_other_name"],
  }),
};
