import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { IdParams, requiredText } from "../shared.ts";

export const personAnswerMax = 4096;

/** What a person of the shop writes to a visitor; with the marks of any reply, such as *bold*. */
export const PersonAnswer = z.strictObject({ text: requiredText(personAnswerMax) });
export type PersonAnswer = z.input<typeof PersonAnswer>;

export const conversations = {
  answer: endpoint({
    method: "POST",
    path: "/conversations/:id/messages",
    access: { resource: "conversations", action: "create" },
    summary: "Answer a visitor as a person of the shop",
    params: IdParams,
    body: PersonAnswer,
    reply: z.object({ seq: z.int() }),
  }),
};
