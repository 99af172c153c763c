import type { TemplateCategory } from "@mauzo/contract/conversations/message-templates";
import type { RouteCategory, RouteReason } from "@mauzo/contract/orders/order-workflow";
import { isOfOffers } from "./errors.ts";

export type PlannedMessage = {
  /** `reply`: a person's words, which no template can stand for. */
  kind: "reply" | "order" | "reminder" | "offer";
};
export type PlannedPerson = {
  /** Where the customer is: a conversation on the web, one over WhatsApp, or nowhere. */
  channel: "web" | "whatsapp" | null;
  /** WhatsApp's code for why it did not reach them before; null if it does. */
  unreachableCode: number | null;
  /** The shop has no number there any more. What leaves over a paused one waits until the shop has mended it. */
  isDisconnected: boolean;
};
/** A template that fits the message; `isSendable`: WhatsApp sends it now. */
export type PlannedTemplate = { category: TemplateCategory; isSendable: boolean };

export type RouteFacts = {
  message: PlannedMessage;
  person: PlannedPerson;
  /** Until when WhatsApp takes any message; null if it never did. */
  windowUntil: Date | null;
  /** Whether the customer agreed to get offers over WhatsApp. */
  consents: boolean;
  template: PlannedTemplate | null;
  /** What one template costs in minor units; null where nobody said. */
  prices: { utility: number | null; marketing: number | null };
};

export type RoutePlan = {
  route: "web" | "free" | "template" | "none";
  /** What WhatsApp counts it as; null where WhatsApp has no part in it. */
  category: RouteCategory | null;
  /** In minor units: 0 for what is free; null where nobody said what it costs, or nothing is sent. */
  priceMinor: number | null;
  why: RouteReason;
};

const none = (why: RouteReason): RoutePlan => ({ route: "none", category: null, priceMinor: null, why });

/**
 * Which way a message goes at a moment, what it costs there, and why: free while the customer's window is open, else as a
 * template that WhatsApp approved, else not at all. An offer needs the customer's consent on every way. SMS is no way of
 * single messages: it carries campaigns, which choose their channel themselves.
 */
export function planRoute(
  { message, person, windowUntil, consents, template, prices }: RouteFacts,
  now: Date,
): RoutePlan {
  if (person.channel === null) return none("nowhere");
  if (message.kind === "offer" && !consents) return none("no_consent");
  if (person.channel === "web") return { route: "web", category: null, priceMinor: 0, why: "on_web" };
  if (person.isDisconnected) return none("disconnected");
  const { unreachableCode: code } = person;
  if (code !== null && (message.kind === "offer" || !isOfOffers(code))) return none("unreachable");
  if (windowUntil !== null && windowUntil > now)
    return { route: "free", category: "service", priceMinor: 0, why: "window_open" };
  if (message.kind === "reply") return none("window_closed");
  if (template === null) return none("no_template");
  if (!template.isSendable) return none("template_not_approved");
  // What WhatsApp counts as an offer is one, whatever it is sent for.
  if (template.category === "marketing" && !consents) return none("no_consent");
  if (template.category === "marketing" && code !== null) return none("unreachable");
  return {
    ...{ route: "template", category: template.category, priceMinor: prices[template.category] },
    why: "window_closed",
  };
}
