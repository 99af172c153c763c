import type { LongConversation } from "./measures/long-conversation.ts";
import type { PageImpact } from "./measures/page-impact.ts";

export type Figures = PageImpact & {
  untilLauncher: { bytes: number; requests: number };
  untilTyping: { bytes: number; requests: number };
  /** Medians of the rounds' ratios to the vanilla button and panel; undefined where there is none. */
  launcherRatio: number | undefined;
  typingRatio: number | undefined;
  outside: number;
};

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Lists the goals that are not met. */
export function checkGoals(ours: Figures, conversation: LongConversation): string[] {
  const { untilLauncher, untilTyping, launcherRatio = Number.NaN, typingRatio = Number.NaN, ...rest } = ours;
  const checks: [boolean, string][] = [
    [untilLauncher.bytes <= 2000, `${kB(untilLauncher.bytes)} of scripts until the launcher shows`],
    [untilLauncher.requests === 1, `${untilLauncher.requests} scripts until the launcher shows`],
    [untilTyping.bytes <= 10_000, `${kB(untilTyping.bytes)} of scripts until one can type`],
    [launcherRatio <= 1.15, `launcher after ${launcherRatio.toFixed(2)} times the vanilla button's time`],
    [typingRatio <= 1.2, `typing after ${typingRatio.toFixed(2)} times the vanilla panel's time`],
    [rest.outside === 0, `${rest.outside} requests to others`],
    [rest.styles === 0, `${rest.styles} styles of the page changed`],
    [rest.globals.length === 1, `globals ${rest.globals.join(", ") || "none"}`],
    [rest.keyboard.every(Boolean), `keyboard ${rest.keyboard.join(", ")}`],
    [rest.axeClosed.length === 0, `axe, closed: ${rest.axeClosed.join(", ")}`],
    [rest.axeOpen.length === 0, `axe, open: ${rest.axeOpen.join(", ")}`],
    [conversation.said >= 2000, `only ${conversation.said} messages said`],
    [conversation.rendered <= 200, `${conversation.rendered} messages rendered`],
    [conversation.earlierRendered > conversation.rendered, "earlier messages are not shown"],
    [conversation.longestTaskMs <= 50, `a task of ${Math.round(conversation.longestTaskMs)} ms`],
    [conversation.heapMb <= 40, `a heap of ${conversation.heapMb.toFixed(1)} MB`],
  ];
  return checks.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}
