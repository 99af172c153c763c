import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Language, Moment, requiredText, Version } from "../shared.ts";
import { OfChatflow } from "./chatflows.ts";

export const flowTestsMost = 50;
export const heardMost = 40;

/** What a customer does in a saved conversation, or what comes from outside; `title` is what the button said. */
export const FlowHeard = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), text: z.string().check(z.maxLength(1024)) }),
  z.strictObject({
    ...{ kind: z.literal("pick"), id: z.string().check(z.minLength(1), z.maxLength(200)) },
    title: z.string().check(z.maxLength(100)),
  }),
  z.strictObject({ kind: z.literal("payment"), outcome: z.enum(["paid", "declined", "unpaid"]) }),
  z.strictObject({ kind: z.literal("time") }),
  /** `status` null: the server did not answer. */
  z.strictObject({
    ...{ kind: z.literal("reply"), status: z.nullable(z.int().check(z.gte(100), z.lte(599))) },
    body: z.string().check(z.maxLength(2000)),
  }),
]);
export type FlowHeard = z.infer<typeof FlowHeard>;

/** `words`: the same steps say something else. `path`: it goes another way. */
export const testOutcomes = ["same", "words", "path"] as const;
const Outcome = z.enum(testOutcomes);
export type TestOutcome = z.infer<typeof Outcome>;

/** A saved conversation, played with the draft. `was` is what it is expected to say; `now` what the draft says instead. */
export const FlowTest = z.object({
  ...{ id: Id, name: z.string(), language: Language, channel: z.enum(["web", "whatsapp"]) },
  /** Who saved it, or accepted what it expects now. */
  by: z.string(),
  at: Moment,
  outcome: Outcome,
  turns: z.array(
    z.object({
      ...{ heard: FlowHeard, outcome: Outcome, was: z.array(z.string()) },
      now: z.nullable(z.array(z.string())),
    }),
  ),
});
export type FlowTest = z.infer<typeof FlowTest>;

const Name = requiredText(80);
export const NewFlowTest = z.strictObject({
  ...{ name: Name, language: Language, channel: z.enum(["web", "whatsapp"]) },
  heard: z.array(FlowHeard).check(z.minLength(1), z.maxLength(heardMost)),
});
export type NewFlowTest = z.infer<typeof NewFlowTest>;

const may = <Action extends "read" | "create" | "update" | "delete">(action: Action) =>
  ({ resource: "chatflow", action }) as const;
const Saved = z.object({ id: Id });

export const flowTests = {
  list: endpoint({
    method: "GET",
    path: "/chatflow/tests",
    access: may("read"),
    summary: "The saved conversations of the chatflow, each played with the draft and compared message by message",
    query: OfChatflow,
    reply: z.object({ items: z.array(FlowTest) }),
    errors: ["not_found"],
  }),
  create: endpoint({
    method: "POST",
    path: "/chatflow/tests",
    access: may("create"),
    summary: "Save a conversation as a test of the chatflow: what the draft says in it is what is expected from now on",
    query: OfChatflow,
    body: NewFlowTest,
    reply: Saved,
    errors: ["not_found", "flow_tests_full"],
  }),
  /** Telephone numbers and addresses of mail in it become others. It is gone when its customer is forgotten. */
  createFromConversation: endpoint({
    method: "POST",
    path: "/conversations/:id/chatflow-test",
    access: may("create"),
    summary: "Save what a customer wrote to the bot as a test of the chatflow",
    params: IdParams,
    body: z.strictObject({ name: Name }),
    reply: Saved,
    errors: ["flow_tests_full", "conversation_unheard"],
  }),
  /** `draft` is the version of the draft with which it was played. */
  accept: endpoint({
    method: "POST",
    path: "/chatflow/tests/:id/accept",
    access: may("update"),
    summary: "Expect from now on what the draft says in a saved conversation",
    params: IdParams,
    body: z.strictObject({ draft: Version }),
    reply: Saved,
    errors: ["version_conflict"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/chatflow/tests/:id",
    access: may("delete"),
    summary: "Remove a saved conversation of the chatflow",
    params: IdParams,
    reply: Saved,
  }),
};
