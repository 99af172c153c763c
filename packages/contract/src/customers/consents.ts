import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Moment, PageQuery, page, requiredText } from "../shared.ts";

/** The ways somebody may agree to get offers by. */
export const consentChannels = ["whatsapp", "sms", "call", "mail"] as const;
export const ConsentChannel = z.enum(consentChannels);
export type ConsentChannel = z.infer<typeof ConsentChannel>;
/** `unknown`: an import that said something was taken back. */
export const consentStates = ["given", "withdrawn", "unknown"] as const;
export const consentLimits = { how: 200 } as const;
/** How it is known that somebody agreed or no longer does: "said so at the counter". */
export const ConsentHow = requiredText(consentLimits.how);

/** What was said of one channel. */
export const Consent = z.object({
  id: Id,
  channel: ConsentChannel,
  state: z.enum(consentStates),
  how: z.string(),
  /** Who wrote it down, and when. */
  by: z.string(),
  at: Moment,
});
export type Consent = z.infer<typeof Consent>;

export const consents = {
  list: endpoint({
    method: "GET",
    path: "/customers/:id/consents",
    access: { resource: "customers", action: "read" },
    summary: "What a customer agreed to and took back, newest first",
    params: IdParams,
    query: PageQuery,
    reply: page(Consent),
  }),
  /** Saying what was said already adds a line all the same: it is known anew. */
  record: endpoint({
    method: "POST",
    path: "/customers/:id/consents",
    access: { resource: "customers", action: "update" },
    summary: "Write down that a customer agreed to get offers by a channel, or no longer does",
    params: IdParams,
    body: z.strictObject({ channel: ConsentChannel, state: z.enum(["given", "withdrawn"]), how: ConsentHow }),
    reply: Consent,
  }),
};
