import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Id, IdParams, type Language, Moment, optionalText, ShortId, Version } from "../shared.ts";
import { byState, OrderAppearance } from "../shop/order-appearance.ts";
import { smsFailures, smsStates } from "../shop/sms-kinds.ts";
import { type FulfilmentStatus, fulfilmentStatuses } from "./order-states.ts";

/** The events of an order that a message can be sent for: a new fulfilment status, or full payment. */
export const workflowEvents = [...fulfilmentStatuses, "paid"] as const;
export const WorkflowEvent = z.enum(workflowEvents);
export type WorkflowEvent = z.infer<typeof WorkflowEvent>;

/** The placeholders of a message, in either language: `{name}` or `{jina}`. */
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
/** The same values under the placeholder names of both languages, as a text may use either. */
export const byEitherName = (values: Readonly<Record<MessageField, string>>): Record<string, string> =>
  Object.fromEntries(
    messageFields.flatMap((field) => Object.values(fieldNames[field]).map((name) => [name, values[field]])),
  );
/** Whether a text uses a placeholder, in either language. */
export const namesField = (text: string, field: MessageField): boolean =>
  Object.values(fieldNames[field]).some((name) => text.includes(`{${name}}`));

/** What a reminder of a debt may say besides: the day to pay, and what is to be paid by then. */
export const reminderFields = [...messageFields, "day", "amount"] as const;
export type ReminderField = (typeof reminderFields)[number];
export const reminderFieldNames: Record<ReminderField, Record<Language, string>> = {
  ...fieldNames,
  day: { en: "day", sw: "siku" },
  amount: { en: "amount", sw: "kiasi" },
};
const textsWith = (fields: readonly ReminderField[]) => {
  const known = fields.flatMap((field) => Object.values(reminderFieldNames[field])).join("|");
  const unknownField = new RegExp(`\\{(?!(?:${known})\\})[^}]*\\}?`);
  const Text = optionalText(600).check(
    z.refine((text) => !unknownField.test(text), "notice_field_unknown" satisfies PlainCode),
  );
  return z.strictObject({ en: Text, sw: Text });
};
const Texts = textsWith(messageFields);
export type Texts = z.infer<typeof Texts>;
const written = ({ en, sw }: Texts) => en !== "" && sw !== "";
const bothLanguages = "notice_one_language" satisfies PlainCode;

const noticeWith = (text: typeof Texts) =>
  z
    .strictObject({ on: z.boolean(), text })
    .check(z.refine(({ on, text }) => !on || written(text), { path: ["text"], message: bothLanguages }));
/** A message in both languages that can be switched on or off. */
export const Notice = noticeWith(Texts);
export type Notice = z.infer<typeof Notice>;
const Step = z.strictObject({ customer: Notice, staff: Notice });

/** The fulfilment statuses that a reminder or timed cancellation can wait in. */
export const waitingStates = ["new", "preparing", "ready"] as const;
export const OrderTimer = z
  .strictObject({
    id: ShortId,
    /** While an order has this fulfilment status… */
    state: z.enum(waitingStates),
    /** …and, if set, is not fully paid. */
    unpaid_only: z.boolean(),
    /** From five minutes to thirty days. */
    after_minutes: z.int().check(z.gte(5), z.lte(43_200)),
    action: z.enum(["remind", "cancel"]),
    /** The text of the reminder; a cancellation sends the text of the step `cancelled` instead. */
    text: Texts,
  })
  .check(
    z.refine(({ action, text }) => action === "cancel" || written(text), { path: ["text"], message: bothLanguages }),
  );
export type OrderTimer = z.infer<typeof OrderTimer>;
export const mostTimers = 5;

/** When the customer of an order that is owed is reminded: how many days after the day to pay it; before it, below nothing. */
export const daysOfReminder = {
  ...{ three_before: -3, day_before: -1 },
  ...{ day_after: 1, week_after: 7, two_weeks_after: 14 },
} as const;
export type DebtReminder = keyof typeof daysOfReminder;
export const debtReminders = ["three_before", "day_before", "day_after", "week_after", "two_weeks_after"] as const;
/** The shop's own words, where they are on; otherwise Mauzo's, which fit also where the order is paid in instalments. */
const ReminderNotice = noticeWith(textsWith(reminderFields));
const DebtReminders = z.strictObject({
  ...{ three_before: ReminderNotice, day_before: ReminderNotice },
  ...{ day_after: ReminderNotice, week_after: ReminderNotice, two_weeks_after: ReminderNotice },
} satisfies Record<DebtReminder, typeof ReminderNotice>);

export const OrderWorkflow = z.strictObject({
  appearance: OrderAppearance,
  steps: z.extend(byState(Step), { paid: Step }),
  timers: z.array(OrderTimer).check(
    z.maxLength(mostTimers),
    z.refine((timers) => new Set(timers.map(({ id }) => id)).size === timers.length, "timer_twice" satisfies PlainCode),
  ),
  /** What customers are reminded with of what they owe. */
  reminders: DebtReminders,
});
export type OrderWorkflow = z.infer<typeof OrderWorkflow>;
/** A shop's workflow with its version; 0: the default one. */
export const SavedWorkflow = z.extend(OrderWorkflow, { version: Version });
export type SavedWorkflow = z.infer<typeof SavedWorkflow>;

export const audiences = ["customer", "staff"] as const;
/** The channels of a message: the conversation in the widget, the one over WhatsApp, SMS, and mail. */
export const messageChannels = ["chat", "whatsapp", "sms", "mail"] as const;
/**
 * `waiting` for its time, `sent`, `dropped` because the order moved on before its time, or nobody is to be reminded any more,
 * `unreachable` because there is no channel to the recipient, or its window has closed.
 */
export const messageStates = ["waiting", "sent", "dropped", "unreachable"] as const;

/** Which way a message went: on the web, freely while WhatsApp's 24 hours last, as a template, by SMS, or none. */
export const messageRoutes = ["web", "free", "template", "sms", "none"] as const;
export type MessageRoute = (typeof messageRoutes)[number];
/** What WhatsApp counts a message as; a service message is free. */
export const routeCategories = ["service", "utility", "marketing"] as const;
export type RouteCategory = (typeof routeCategories)[number];
/**
 * Why it went that way; of an SMS, why it did not go without one. `away`: the customer has not written on the web for a day.
 * `cheaper`: the template would cost more. `no_number`, `bad_number`: of the customer none is known, or none that works.
 */
export const routeReasons = [
  ...(["on_web", "window_open", "window_closed", "no_template", "template_not_approved", "no_consent"] as const),
  ...(["unreachable", "disconnected", "nowhere", "away", "cheaper", "no_number", "bad_number"] as const),
] as const;
export type RouteReason = (typeof routeReasons)[number];

/** A message about an order: the recipient, the channel, the text, and its state. */
export const OrderMessage = z.object({
  id: Id,
  event: z.enum([...workflowEvents, "reminder"]),
  audience: z.enum(audiences),
  channel: z.nullable(z.enum(messageChannels)),
  text: z.string(),
  state: z.enum(messageStates),
  /** Which way it went to the customer, known once it left; null before, for mail, and for messages of earlier times. */
  way: z.nullable(
    z.object({
      route: z.enum(messageRoutes),
      category: z.nullable(z.enum(routeCategories)),
      why: z.enum(routeReasons),
      /** The template's name at WhatsApp. */
      template: z.nullable(z.string()),
      /** What it costs, in minor units of the shop's currency; null where nobody said what a template costs. */
      price_minor: z.nullable(z.int()),
      /** Of an SMS: in how many parts it leaves, and what became of it. */
      sms: z.nullable(z.object({ parts: z.int(), state: z.enum(smsStates), failure: z.nullable(z.enum(smsFailures)) })),
    }),
  ),
  at: Moment,
});
export type OrderMessage = z.infer<typeof OrderMessage>;

/** A message that this workflow would have sent for an order. */
export const PreviewMessage = z.object({
  event: z.enum([...workflowEvents, "reminder", "timed out"]),
  audience: z.enum(audiences),
  channel: z.nullable(z.enum(messageChannels)),
  text: z.string(),
  at: Moment,
});
export type PreviewMessage = z.infer<typeof PreviewMessage>;

/** What a customer would be reminded with of what they owe for an order, and which way it would go as things are now. */
export const PreviewReminder = z.object({
  level: z.enum(debtReminders),
  text: z.string(),
  /** `template`: WhatsApp takes only the words that it approved. */
  route: z.enum(messageRoutes),
  why: z.enum(routeReasons),
  /** In how many parts it leaves as SMS. */
  parts: z.nullable(z.int()),
});
export type PreviewReminder = z.infer<typeof PreviewReminder>;

const read = { resource: "orders", action: "read" } as const;
export const orderWorkflow = {
  get: endpoint({
    method: "GET",
    path: "/order-workflow",
    access: read,
    summary: "The shop's order workflow: names of the statuses, messages, and what happens when an order waits",
    reply: SavedWorkflow,
  }),
  /** 409 when it has been saved since. */
  save: endpoint({
    method: "PUT",
    path: "/order-workflow",
    access: "admin",
    summary: "Change the workflow; it also applies to orders that are waiting",
    body: SavedWorkflow,
    reply: SavedWorkflow,
    errors: ["version_conflict"],
  }),
  /** A dry run: nothing is sent and nothing is stored. */
  try: endpoint({
    method: "POST",
    path: "/order-workflow/try/:id",
    access: "admin",
    summary: "The messages that this workflow would have sent for an existing order",
    params: IdParams,
    body: OrderWorkflow,
    reply: z.object({
      messages: z.array(PreviewMessage),
      /** Of what is owed for it now, as if each day had come; none where nothing is. */
      reminders: z.array(PreviewReminder),
    }),
  }),
};
export type WaitingState = (typeof waitingStates)[number];
export const isWaiting = (fulfilment: FulfilmentStatus): fulfilment is WaitingState =>
  waitingStates.some((state) => state === fulfilment);
