import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Key, type Language, Moment, optionalText } from "../shared.ts";
import { byState, OrderFaces } from "../shop/order-faces.ts";
import { type Goods, goodsStates } from "./order-states.ts";

/** What can be told of an order: that its goods came into a state, or that all of its money is here. */
export const workflowEvents = [...goodsStates, "paid"] as const;
export const WorkflowEvent = z.enum(workflowEvents);
export type WorkflowEvent = z.infer<typeof WorkflowEvent>;

/** What a message may name, in braces, in either language: `{name}` or `{jina}`. */
export const messageFields = ["name", "number", "total", "owed", "shop", "link"] as const;
export type MessageField = (typeof messageFields)[number];
export const fieldNames: Record<MessageField, Record<Language, string>> = {
  name: { en: "name", sw: "jina" },
  number: { en: "number", sw: "namba" },
  total: { en: "total", sw: "jumla" },
  owed: { en: "owed", sw: "deni" },
  shop: { en: "shop", sw: "duka" },
  link: { en: "link", sw: "kiungo" },
};
/** The same values under the names of both languages, as a text may use either. */
export const byEitherName = (values: Readonly<Record<MessageField, string>>): Record<string, string> =>
  Object.fromEntries(
    messageFields.flatMap((field) => Object.values(fieldNames[field]).map((name) => [name, values[field]])),
  );
/** Whether a text names a field, in either language. */
export const namesField = (text: string, field: MessageField): boolean =>
  Object.values(fieldNames[field]).some((name) => text.includes(`{${name}}`));
const known = messageFields.flatMap((field) => Object.values(fieldNames[field])).join("|");
const unknownField = new RegExp(`\\{(?!(?:${known})\\})[^}]*\\}?`);
const Text = optionalText(600).check(
  z.refine((text) => !unknownField.test(text), "This names something messages do not know"),
);
const Texts = z.strictObject({ en: Text, sw: Text });
export type Texts = z.infer<typeof Texts>;
const written = ({ en, sw }: Texts) => en !== "" && sw !== "";
const bothLanguages = "Write the message in both languages";

/** A message that is sent or not, in both languages. */
export const Notice = z
  .strictObject({ on: z.boolean(), text: Texts })
  .check(z.refine(({ on, text }) => !on || written(text), { path: ["text"], message: bothLanguages }));
export type Notice = z.infer<typeof Notice>;
const Step = z.strictObject({ customer: Notice, staff: Notice });

/** The states an order can wait in. */
export const waitingStates = ["new", "preparing", "ready"] as const;
export const OrderTimer = z
  .strictObject({
    id: Key,
    /** While an order's goods are here… */
    state: z.enum(waitingStates),
    /** …and, where that is asked, not all of its money is. */
    unpaid_only: z.boolean(),
    /** From five minutes to thirty days. */
    after_minutes: z.int().check(z.gte(5), z.lte(43_200)),
    action: z.enum(["remind", "cancel"]),
    /** What the customer is reminded with; cancelling tells what the step `cancelled` says. */
    text: Texts,
  })
  .check(
    z.refine(({ action, text }) => action === "cancel" || written(text), { path: ["text"], message: bothLanguages }),
  );
export type OrderTimer = z.infer<typeof OrderTimer>;
export const mostTimers = 5;

export const OrderWorkflow = z.strictObject({
  faces: OrderFaces,
  steps: z.extend(byState(Step), { paid: Step }),
  timers: z.array(OrderTimer).check(
    z.maxLength(mostTimers),
    z.refine((timers) => new Set(timers.map(({ id }) => id)).size === timers.length, "Two timers have the same key"),
  ),
});
export type OrderWorkflow = z.infer<typeof OrderWorkflow>;

export const audiences = ["customer", "staff"] as const;
/** The ways a message leaves by: into the conversation of the widget, and by mail. */
export const messageChannels = ["chat", "mail"] as const;
/**
 * `waiting` for its time, `sent`, `dropped` because the order moved on before its time, `unreachable` because there is no
 * way to whom it is for.
 */
export const messageStates = ["waiting", "sent", "dropped", "unreachable"] as const;

/** A message of an order: to whom it goes, how, what it says, and what became of it. */
export const OrderMessage = z.object({
  id: Id,
  event: z.enum([...workflowEvents, "reminder"]),
  audience: z.enum(audiences),
  channel: z.nullable(z.enum(messageChannels)),
  text: z.string(),
  state: z.enum(messageStates),
  at: Moment,
});
export type OrderMessage = z.infer<typeof OrderMessage>;

/** What would have been sent of an order, had the workflow been this one. */
export const TriedMessage = z.object({
  event: z.enum([...workflowEvents, "reminder", "timed out"]),
  audience: z.enum(audiences),
  channel: z.nullable(z.enum(messageChannels)),
  text: z.string(),
  at: Moment,
});
export type TriedMessage = z.infer<typeof TriedMessage>;

const read = { resource: "orders", action: "read" } as const;
export const orderWorkflow = {
  get: endpoint({
    method: "GET",
    path: "/order-workflow",
    access: read,
    summary: "How the shop calls its orders' states, whom it tells what, and what happens when an order waits",
    reply: OrderWorkflow,
  }),
  save: endpoint({
    method: "PUT",
    path: "/order-workflow",
    access: "admin",
    summary: "Change the workflow; orders that wait already wait by it",
    body: OrderWorkflow,
    reply: OrderWorkflow,
  }),
  /** Nothing is sent and nothing is kept. */
  try: endpoint({
    method: "POST",
    path: "/order-workflow/try/:id",
    access: "admin",
    summary: "What an order that was there would have sent by this workflow",
    params: IdParams,
    body: OrderWorkflow,
    reply: z.object({ messages: z.array(TriedMessage) }),
  }),
};
export type WaitingState = (typeof waitingStates)[number];
export const isWaiting = (goods: Goods): goods is WaitingState => waitingStates.some((state) => state === goods);
