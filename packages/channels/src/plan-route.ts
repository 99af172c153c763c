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
  /** Nobody has written in the conversation on the web for so long that nobody may look at it. */
  isAway: boolean;
};
/** A template that fits the message; `isSendable`: WhatsApp sends it now. */
export type PlannedTemplate = { category: TemplateCategory; isSendable: boolean };
/** How the message would leave by SMS. */
export type PlannedSms = {
  /** Whether the shop knows a number of theirs, and messages reach it. */
  number: "none" | "bad" | "good";
  /** Whether the customer agreed to get offers by SMS. */
  consents: boolean;
  /** In how many parts it leaves, and what the shop's account takes for each in minor units. */
  parts: number;
  partMinor: number;
};

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
  /** null: the shop sends no such message by SMS. */
  sms: PlannedSms | null;
};

export type RoutePlan = {
  route: "web" | "free" | "template" | "sms" | "none";
  /** What WhatsApp counts it as; null where WhatsApp has no part in it. */
  category: RouteCategory | null;
  /** In minor units: 0 for what is free; null where nobody said what it costs, or nothing is sent. */
  priceMinor: number | null;
  /** In how many parts an SMS leaves. */
  parts: number | null;
  /** Of an SMS: why it does not go without one. */
  why: RouteReason;
};

const none = (why: RouteReason): RoutePlan => ({ route: "none", category: null, priceMinor: null, parts: null, why });

/** Which way a message goes without SMS. */
function planChat({ message, person, windowUntil, consents, template, prices }: RouteFacts, now: Date): RoutePlan {
  if (person.channel === null) return none("nowhere");
  if (message.kind === "offer" && !consents) return none("no_consent");
  if (person.channel === "web") return { route: "web", category: null, priceMinor: 0, parts: null, why: "on_web" };
  if (person.isDisconnected) return none("disconnected");
  const { unreachableCode: code } = person;
  if (code !== null && (message.kind === "offer" || !isOfOffers(code))) return none("unreachable");
  if (windowUntil !== null && windowUntil > now)
    return { route: "free", category: "service", priceMinor: 0, parts: null, why: "window_open" };
  if (message.kind === "reply") return none("window_closed");
  if (template === null) return none("no_template");
  if (!template.isSendable) return none("template_not_approved");
  // What WhatsApp counts as an offer is one, whatever it is sent for.
  if (template.category === "marketing" && !consents) return none("no_consent");
  if (template.category === "marketing" && code !== null) return none("unreachable");
  return {
    ...{ route: "template", category: template.category, priceMinor: prices[template.category], parts: null },
    why: "window_closed",
  };
}

/** Why a message does not leave by SMS; undefined: it does. News of an order asks for no consent to offers. */
function smsProblem(sms: PlannedSms, { kind }: PlannedMessage): RouteReason | undefined {
  if (sms.number === "none") return "no_number";
  if (kind === "offer" && !sms.consents) return "no_consent";
  return sms.number === "bad" ? "bad_number" : undefined;
}

/**
 * Which way a message goes at a moment, what it costs there, and why: free where the customer is, in a conversation on the
 * web or while their 24 hours last; else as a template that WhatsApp approved or by SMS, whichever costs less; else not at
 * all. Where nobody said what a template costs it goes before an SMS. An offer needs the customer's consent to the way it
 * goes, and what a person writes stays in its conversation.
 */
export function planRoute(facts: RouteFacts, now: Date): RoutePlan {
  const { message, person, sms } = facts;
  const chat = planChat(facts, now);
  if (sms === null || message.kind === "reply") return chat;
  const problem = smsProblem(sms, message);
  if (problem !== undefined) return person.channel === null ? none(problem) : chat;
  const { parts } = sms;
  const priceMinor = parts * sms.partMinor;
  const bySms = (why: RouteReason): RoutePlan => ({ route: "sms", category: null, priceMinor, parts, why });
  if (chat.route === "none") return bySms(chat.why);
  if (chat.route === "web" && person.isAway) return bySms("away");
  if (chat.route === "template" && chat.priceMinor !== null && priceMinor < chat.priceMinor) return bySms("cheaper");
  return chat;
}
