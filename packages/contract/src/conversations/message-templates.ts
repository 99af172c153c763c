import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { workflowEvents } from "../orders/order-workflow.ts";
import { Done, Id, IdParams, Moment, optionalText, Version } from "../shared.ts";
import { templateLimits, templateProblems } from "./template-rules.ts";

/** What WhatsApp charges for: news of an order, or an offer. */
export const templateCategories = ["utility", "marketing"] as const;
export const TemplateCategory = z.enum(templateCategories);
export type TemplateCategory = z.infer<typeof TemplateCategory>;

/** What a template is used for by itself: an order's state or payment, a reminder, a customer who has not come for long. */
export const templatePurposes = [...workflowEvents, "reminder", "come back"] as const;
export const TemplatePurpose = z.enum(templatePurposes);
export type TemplatePurpose = z.infer<typeof TemplatePurpose>;

/**
 * How a template stands in one language. `draft`: WhatsApp has not seen it. `sending`: it is on its way there. `refused`:
 * WhatsApp did not take it for review. The others are WhatsApp's own words.
 */
export const templateStates = [
  ...(["draft", "sending", "refused", "pending", "approved", "rejected", "paused", "disabled", "flagged"] as const),
  ...(["in_appeal", "locked", "limit_exceeded", "pending_deletion", "deleted", "archived"] as const),
] as const;
export const TemplateState = z.enum(templateStates);
export type TemplateState = z.infer<typeof TemplateState>;
/** In these states WhatsApp sends it. */
export const isSendable = (state: TemplateState): boolean => state === "approved" || state === "flagged";

const Button = z.strictObject({
  /** `reply`: sends its words back; `link`: opens an address. */
  kind: z.enum(["reply", "link"]),
  text: optionalText(templateLimits.button),
  address: optionalText(templateLimits.address),
});
/** A template's words in one language, with `{fields}` as in messages about orders. Without a body it has none. */
export const TemplateText = z
  .strictObject({
    header: optionalText(templateLimits.header),
    body: optionalText(templateLimits.body),
    footer: optionalText(templateLimits.footer),
    buttons: z.array(Button).check(z.maxLength(templateLimits.buttons)),
  })
  .check(({ value, issues }) => {
    for (const { place, code } of templateProblems(value))
      issues.push({ code: "custom", input: value, path: place.split("."), message: code satisfies PlainCode });
  });
export type TemplateText = z.infer<typeof TemplateText>;
const Texts = z.strictObject({ en: TemplateText, sw: TemplateText }).check(
  z.refine(({ en, sw }) => en.body !== "" || sw.body !== "", {
    path: ["sw", "body"],
    message: "template_body_missing" satisfies PlainCode,
  }),
);

const Example = optionalText(templateLimits.example);
/** What WhatsApp's reviewers read in the places of the fields. */
export const TemplateExamples = z.strictObject({
  ...{ name: Example, number: Example, total: Example, owed: Example, shop: Example, link: Example },
});
export type TemplateExamples = z.infer<typeof TemplateExamples>;

const TemplateName = z
  .string()
  .check(
    z.trim(),
    z.maxLength(templateLimits.name),
    z.regex(/^[a-z0-9_]+$/, "template_name_invalid" satisfies PlainCode),
  );
const Standing = z.object({
  state: TemplateState,
  /** WhatsApp's word for why, such as `INVALID_FORMAT`. */
  reason: z.nullable(z.string()),
  /** WhatsApp's code, where it did not take it. */
  code: z.nullable(z.int()),
  at: z.nullable(Moment),
  /** Its words were changed since they were sent to WhatsApp. */
  changed: z.boolean(),
});
export type TemplateStanding = z.infer<typeof Standing>;

const changeable = {
  category: TemplateCategory,
  /** What it is used for by itself; a purpose has one template. */
  purpose: z.nullable(TemplatePurpose),
  examples: TemplateExamples,
  texts: Texts,
};
export const NewTemplate = z.strictObject({ name: TemplateName, ...changeable });
export type NewTemplate = z.input<typeof NewTemplate>;
export const TemplateEdit = z.strictObject({ version: Version, ...changeable });
export type TemplateEdit = z.input<typeof TemplateEdit>;

const Words = z.object({
  header: z.string(),
  body: z.string(),
  footer: z.string(),
  buttons: z.array(z.object({ kind: z.enum(["reply", "link"]), text: z.string(), address: z.string() })),
});
export const MessageTemplate = z.object({
  id: Id,
  /** What it is called at WhatsApp, for ever. */
  name: z.string(),
  category: TemplateCategory,
  purpose: z.nullable(TemplatePurpose),
  examples: z.object({
    ...{ name: z.string(), number: z.string(), total: z.string(), owed: z.string(), shop: z.string() },
    link: z.string(),
  }),
  texts: z.object({ en: Words, sw: Words }),
  standing: z.object({ en: Standing, sw: Standing }),
  updated_at: Moment,
  version: Version,
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

const read = { resource: "whatsapp_interactions", action: "read" } as const;

export const messageTemplates = {
  list: endpoint({
    method: "GET",
    path: "/message-templates",
    access: read,
    summary: "The shop's WhatsApp templates, by name",
    reply: z.object({ items: z.array(MessageTemplate) }),
  }),
  get: endpoint({
    method: "GET",
    path: "/message-templates/:id",
    access: read,
    summary: "One WhatsApp template, and how it stands in each language",
    params: IdParams,
    reply: MessageTemplate,
  }),
  create: endpoint({
    method: "POST",
    path: "/message-templates",
    access: "admin",
    summary: "Add a WhatsApp template; WhatsApp sees it once it is submitted",
    body: NewTemplate,
    reply: MessageTemplate,
    errors: ["template_name_taken", "template_purpose_taken", "too_many_templates"],
  }),
  save: endpoint({
    method: "PUT",
    path: "/message-templates/:id",
    access: "admin",
    summary: "Change a WhatsApp template; what WhatsApp approved stays in use until it is submitted again",
    params: IdParams,
    body: TemplateEdit,
    reply: MessageTemplate,
    errors: ["version_conflict", "template_purpose_taken"],
  }),
  /** Languages that WhatsApp has as they are are left alone. */
  submit: endpoint({
    method: "POST",
    path: "/message-templates/:id/submit",
    access: "admin",
    summary: "Submit a template to WhatsApp for approval, in both languages",
    params: IdParams,
    reply: MessageTemplate,
    status: 200,
    errors: ["whatsapp_not_connected"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/message-templates/:id",
    access: "admin",
    summary: "Delete a template, here and at WhatsApp",
    params: IdParams,
    reply: Done,
  }),
  /** Those whose name or purpose is there already are left alone. */
  addReady: endpoint({
    method: "POST",
    path: "/message-templates/ready",
    access: "admin",
    summary: "Add the ready-made templates for orders, reminders and customers who come back",
    reply: z.object({ items: z.array(MessageTemplate) }),
    status: 200,
    errors: ["too_many_templates"],
  }),
  ask: endpoint({
    method: "POST",
    path: "/message-templates/ask",
    access: "admin",
    summary: "Ask WhatsApp how the templates stand; the answer comes by the live line",
    reply: Done,
    status: 200,
    errors: ["whatsapp_not_connected"],
  }),
};
