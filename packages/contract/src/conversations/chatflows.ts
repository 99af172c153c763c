import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Moment, requiredText, Version } from "../shared.ts";
import { FlowDraft } from "./chatflow.ts";
import { conversationChannels } from "./facts.ts";

export const chatflowsMost = 20;

/** Without it, the flow that new conversations on the shop's page meet. */
export const OfChatflow = z.object({ flow: z.optional(Id) });

const Channel = z.enum(conversationChannels);
/** One of the shop's flows. `name` null: the one it began with, until somebody names it. */
export const Chatflow = z.object({
  id: Id,
  name: z.nullable(z.string()),
  /** The channels on which new conversations meet it. */
  default_for: z.array(Channel),
  /** The version that runs; null as long as nothing was published of it. */
  published: z.nullable(z.object({ number: z.int(), at: Moment })),
  /** When it was last written or published. */
  changed_at: Moment,
  /** Whether its draft waits for the time to be published, or was not when that came. */
  scheduled: z.nullable(z.enum(["planned", "refused"])),
  /** Counts what it was called. */
  version: Version,
});
export type Chatflow = z.infer<typeof Chatflow>;

const Name = requiredText(60);
const may = <Action extends "read" | "create" | "update" | "delete">(action: Action) =>
  ({ resource: "chatflow", action }) as const;
const Made = z.object({ id: Id });

export const chatflows = {
  list: endpoint({
    method: "GET",
    path: "/chatflows",
    access: may("read"),
    summary: "The shop's chatflows, with the channels whose new conversations meet them",
    reply: z.object({ items: z.array(Chatflow) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/chatflows",
    access: may("create"),
    summary: "Begin another chatflow, as a draft",
    body: z.strictObject({ name: Name, document: FlowDraft }),
    reply: Made,
    errors: ["too_many_chatflows"],
  }),
  copy: endpoint({
    method: "POST",
    path: "/chatflows/:id/copies",
    access: may("create"),
    summary: "Begin another chatflow with what the draft of this one says",
    params: IdParams,
    body: z.strictObject({ name: Name }),
    reply: Made,
    errors: ["too_many_chatflows"],
  }),
  rename: endpoint({
    method: "PATCH",
    path: "/chatflows/:id",
    access: may("update"),
    summary: "Give a chatflow another name",
    params: IdParams,
    body: z.strictObject({ name: Name, version: Version }),
    reply: Made,
    errors: ["version_conflict"],
  }),
  /** Conversations that go on stay with the flow they began with. */
  makeDefault: endpoint({
    method: "POST",
    path: "/chatflows/:id/default",
    access: may("create"),
    summary: "Have new conversations on a channel meet this chatflow",
    params: IdParams,
    body: z.strictObject({ channel: Channel }),
    reply: Made,
    status: 200,
    errors: ["chatflow_unpublished"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/chatflows/:id",
    access: may("delete"),
    summary: "Delete a chatflow that no channel has and nobody talks with",
    params: IdParams,
    reply: Made,
    errors: ["chatflow_is_default", "chatflow_runs"],
  }),
};
