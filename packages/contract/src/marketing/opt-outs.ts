import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Language } from "../shared.ts";

/** What an SMS says behind `/o/`: the campaign, the recipient, and what nobody can make up. */
export const OptOutCode = z.string().check(z.regex(/^[0-9A-Za-z]{8,24}$/));

/** What a person who follows the link of a message is asked. */
export const OptOut = z.object({
  shop_name: z.string(),
  /** The language of the message; null: both are shown. */
  language: z.nullable(Language),
  /** Whether this shop sends them no offers by SMS any more. */
  is_out: z.boolean(),
});
export type OptOut = z.infer<typeof OptOut>;

const params = z.object({ code: OptOutCode });
export const optOuts = {
  /** Changes nothing: previews and scanners open every link. */
  get: endpoint({
    method: "GET",
    path: "/opt-outs/:code",
    access: "public",
    summary: "Whose offers the link of a message is about, and whether they are still sent",
    params,
    reply: OptOut,
    errors: ["not_found"],
  }),
  /** Counts for all numbers of the person; once or many times is the same. */
  withdraw: endpoint({
    method: "POST",
    path: "/opt-outs/:code",
    access: "public",
    summary: "Get no more offers from the shop whose message had this link",
    params,
    reply: OptOut,
    status: 200,
    errors: ["not_found"],
  }),
};
