import type { TemplateState } from "@mauzo/contract/conversations/message-templates";
import type { BadgeTone } from "@mauzo/ui/badge";

const good: readonly TemplateState[] = ["approved", "flagged"];
const waiting: readonly TemplateState[] = ["sending", "pending", "in_appeal"];
const unsent: readonly TemplateState[] = ["draft"];

/** The colour of a state, which only helps its word. */
export const toneOf = (state: TemplateState): BadgeTone =>
  good.includes(state) ? "primary" : waiting.includes(state) ? "info" : unsent.includes(state) ? "neutral" : "danger";

const reasons = [
  ...(["ABUSIVE_CONTENT", "CATEGORY_NOT_AVAILABLE", "INCORRECT_CATEGORY", "INVALID_FORMAT", "PROMOTIONAL"] as const),
  ...(["SCAM", "TAG_CONTENT_MISMATCH"] as const),
] as const;
/** What WhatsApp's word for a reason means, among those that we have words for. */
export const reasonOf = (reason: string | null) => reasons.find((known) => known === reason) ?? "other";

/** States in which what is wrong has to be mended. */
export const isWrong = (state: TemplateState): boolean => toneOf(state) === "danger";
