import type { PopupDocument } from "@mauzo/contract/marketing/popup-document";

/** What a page knows of a visit; nothing of it leaves the page. */
export type Visit = {
  /** The page's address, as `location.href` has it. */
  address: string;
  returning: boolean;
  language: "en" | "sw";
  device: "phone" | "desk";
  /** Since the page was opened. */
  seconds: number;
  /** The furthest that the page was scrolled. */
  scrolledPercent: number;
  leaving: boolean;
};
/** What a browser remembers of a popup. */
export type PopupMemory = { shown: number; closedAtMs: number | null; clicked: boolean };
/** `today`: the shop's day. */
export type Now = { ms: number; today: string };
/** `due`: it shows now. `waiting`: it may show later in this visit. The rest: why it does not. */
export type Verdict =
  | ("due" | "waiting")
  | ("early" | "over" | "elsewhere" | "other_visitors" | "clicked" | "shown_enough" | "closed");

const dayMs = 86_400_000;

/** An address as people write it: without how it is fetched, `www.` and the part of the page it leads to. */
const plain = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/#.*$/, "");
const whole = (address: string) => address.replace(/\/+$/, "");

type Place = PopupDocument["where"][number];

/** Whether the address is one of this place; a value that starts with a slash is of any site. */
function isAt(address: string, { match, value }: Place): boolean {
  const wanted = plain(value);
  const full = plain(address);
  const from = wanted.startsWith("/") ? full.slice(full.search(/[/?]|$/)) : full;
  if (match === "contains") return full.includes(wanted);
  if (match === "begins") return from.startsWith(wanted);
  // What follows the question mark says from where somebody came, unless it is asked for.
  return whole(wanted.includes("?") ? from : from.replace(/\?.*$/, "")) === whole(wanted);
}

const isWanted = <Kind extends string>(wanted: Kind | "all", kind: Kind) => wanted === "all" || wanted === kind;

/** Whether a popup shows to this visit now, and else why it does not. */
export function due(
  { from, until, where, who, often, when }: PopupDocument,
  visit: Visit,
  { shown, closedAtMs, clicked }: PopupMemory,
  now: Now,
): Verdict {
  if (from !== null && now.today < from) return "early";
  if (until !== null && now.today > until) return "over";
  if (where.length > 0 && !where.some((place) => isAt(visit.address, place))) return "elsewhere";
  const isTheirs =
    isWanted(who.visitor, visit.returning ? "returning" : "new") &&
    isWanted(who.language, visit.language) &&
    isWanted(who.device, visit.device);
  if (!isTheirs) return "other_visitors";
  if (clicked && often.click_ends) return "clicked";
  if (often.most !== null && shown >= often.most) return "shown_enough";
  // A clock may have been put back meanwhile.
  if (closedAtMs !== null && Math.abs(now.ms - closedAtMs) < often.close_days * dayMs) return "closed";
  const isMoment =
    (when.delay_seconds !== null && visit.seconds >= when.delay_seconds) ||
    (when.scrolled_percent !== null && visit.scrolledPercent >= when.scrolled_percent) ||
    (when.leaving && visit.leaving);
  return isMoment ? "due" : "waiting";
}
