import { isDeepStrictEqual } from "node:util";
import { stateOfStatus } from "@mauzo/channels/whatsapp/template-status";
import type { TemplateStanding, TemplateState, TemplateText } from "@mauzo/contract/conversations/message-templates";
import { templateLimits } from "@mauzo/contract/conversations/template-rules";
import { toIsoString } from "../../../../db/columns.ts";
import type { KnownTemplate } from "../../../../gateways/channel-templates/port.ts";

/** What is kept of a template in one language. */
type TextRow = {
  text: TemplateText;
  submitted: TemplateText | null;
  providerId: string | null;
  state: TemplateState;
  reason: string | null;
  code: number | null;
  stateAt: string | null;
};

const isSame = (a: TemplateText, b: TemplateText | null) => b !== null && isDeepStrictEqual(a, b);

/** How a template stands in one language. */
export function standingOf(row: TextRow | undefined): TemplateStanding {
  if (!row) return { state: "draft", reason: null, code: null, at: null, changed: false };
  const { state, reason, code, stateAt, text, submitted, providerId } = row;
  // What WhatsApp has of it in words that the shop does not know is another text.
  const changed = submitted === null ? providerId !== null : !isSame(text, submitted);
  return { state, reason, code, at: stateAt === null ? null : toIsoString(stateAt), changed };
}

const final = ["draft", "refused", "deleted"];
/** Longer than a job is tried again. */
const longestSendingMs = 30 * 60_000;
/** Whether a language has something that WhatsApp has not, and that is not on its way there. */
export function isToSubmit(
  { text, submitted, state, stateAt }: Pick<TextRow, "text" | "submitted" | "state" | "stateAt">,
  now: Date,
): boolean {
  if (text.body === "") return false;
  if (state === "sending") return stateAt !== null && now.getTime() - Date.parse(stateAt) > longestSendingMs;
  return final.includes(state) || !isSame(text, submitted);
}

const longestReason = 200;
/** WhatsApp's word for why; none where it says that there is none. */
const reasonOf = (word: string | undefined): string | null =>
  word === undefined || word === "" || word === "NONE" ? null : word.slice(0, longestReason);

type Standing = Pick<TextRow, "state" | "reason" | "code">;

/**
 * How a template stands after the provider listed what it has; undefined: as before. What is on its way there, or got
 * there after it was asked, is not in the list yet. What it refused to change goes on as it is there, if the shop knows its
 * words.
 */
export function afterList(
  row: Pick<TextRow, "submitted" | "state" | "reason" | "stateAt" | "providerId">,
  listed: ReadonlyMap<string, KnownTemplate>,
  askedAt: Date,
): Standing | undefined {
  if (row.state === "sending" || row.providerId === null) return undefined;
  if (row.state === "refused" && row.submitted === null) return undefined;
  if (row.stateAt !== null && new Date(row.stateAt) > askedAt) return undefined;
  const known = listed.get(row.providerId);
  const state = known ? stateOfStatus(known.status) : ("deleted" as const);
  if (state === undefined) return undefined;
  const reason = reasonOf(known?.reason);
  return state === row.state && reason === row.reason ? undefined : { state, reason, code: null };
}

const waitSeconds = [2, 5, 15, 60, 300, 900, 3600];
const mostAsks = 60;
/** In how many seconds WhatsApp is asked again about what it reviews; undefined: no more. */
export const askAgainAfter = (time: number): number | undefined =>
  time >= mostAsks ? undefined : (waitSeconds[time] ?? 6 * 3600);

export const mostTemplates = templateLimits.templates;
