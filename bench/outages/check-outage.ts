import { isNothing, isWhole, nameOf, type OrderTrace } from "../load/read-order-traces.ts";
import { percentile } from "../stack/percentile.ts";
import type { DatabaseFault } from "./database-faults.ts";
import type { Overload } from "./run-overload.ts";
import type { Kind, SentRequest } from "./traffic.ts";

/** What happened from before an outage to after it. Times are those of `performance.now()`. */
export type Outage = {
  trouble: Pick<DatabaseFault, "name" | "stops" | "ready">;
  beganMs: number;
  endedMs: number;
  asked: SentRequest[];
  /** For every cart that was ordered: its state after the outage, and after everything unanswered was sent again. */
  left: OrderTrace[];
  settled: OrderTrace[];
  strays: number;
  openJobs: number;
  sameProcess: boolean;
};

export type Limits = {
  /** How long a refusal may take; `statementMs` is for a query that the database itself has to cancel. */
  refusalMs: number;
  statementMs: number;
  oldestMs: number;
  /** How soon an outage has to be noticed, and how soon after it nothing may be refused any more. */
  noticeMs: number;
  recoveryMs: number;
  /** How many times slower than before responses may be afterwards, and what is fast enough in any case. */
  slowerTimes: number;
  quickMs: number;
};

const isDone = ({ status }: SentRequest) => status >= 200 && status < 300;
const isRefused = ({ status, hasRetryAfter }: SentRequest) => status === 503 && hasRetryAfter;
const isFree = (kind: Kind) => kind === "livez" || kind === "reference";

/** The time from which nothing was refused any more. */
export function recoveredAt({ asked, endedMs }: Pick<Outage, "asked" | "endedMs">): number {
  return Math.max(endedMs, ...asked.filter((each) => !isDone(each)).map(({ sentMs }) => sentMs));
}

/** The 95th percentile of the list requests sent before the outage, and after it was over. */
export function latencies(outage: Outage): { beforeMs: number; afterMs: number } {
  const lists = outage.asked.filter(({ kind }) => kind === "list");
  const over = recoveredAt(outage);
  const took = (some: SentRequest[]) =>
    percentile(
      some.map(({ tookMs }) => tookMs),
      0.95,
    );
  return {
    beforeMs: took(lists.filter(({ sentMs, tookMs }) => sentMs + tookMs < outage.beganMs)),
    afterMs: took(lists.filter(({ sentMs }) => sentMs > over)),
  };
}

function judgeAnswer(asked: SentRequest, outage: Outage, limits: Limits): string | undefined {
  const { kind, status, sentMs, tookMs } = asked;
  const { beganMs, endedMs, trouble } = outage;
  const at = `${kind}, ${((sentMs - beganMs) / 1000).toFixed(1)} s in`;
  if (tookMs > limits.oldestMs) return `${at}: ${Math.round(tookMs)} ms old`;
  if (isDone(asked)) {
    const known = sentMs > beganMs + limits.noticeMs && sentMs + tookMs < endedMs;
    return kind === "readyz" && trouble.ready === "no" && known ? `${at}: ready` : undefined;
  }
  if (status === 0) return `${at}: no answer`;
  if (status !== 503 || isFree(kind)) return `${at}: ${status}`;
  if (!isRefused(asked)) return `${at}: 503 without Retry-After`;
  const limitMs = kind === "held" ? limits.statementMs : limits.refusalMs;
  // Time spent waiting before the outage does not count.
  const waitedMs = sentMs + tookMs - Math.max(sentMs, beganMs);
  if (waitedMs > limitMs) return `${at}: refused after ${Math.round(waitedMs)} ms`;
  if (sentMs + tookMs < beganMs) return `${at}: refused before anything happened`;
  if (sentMs > endedMs + limits.recoveryMs) return `${at}: refused ${Math.round(sentMs - endedMs)} ms after it ended`;
  const passing = sentMs < beganMs + limits.noticeMs || sentMs + tookMs > endedMs;
  const isAllowed = trouble.stops.includes(kind) || (trouble.ready !== "yes" && (kind === "readyz" || passing));
  return isAllowed ? undefined : `${at}: refused`;
}

/** Orders that do not match their responses: each acknowledged order has to exist exactly once, and none in part. */
function judgeOrders({ asked, left, settled, strays, openJobs }: Outage): string[] {
  const placed = new Set(asked.filter((each) => each.kind === "order" && isDone(each)).map(({ cart }) => cart));
  const traced = new Set(settled.map(({ cart }) => cart));
  return [
    ...left.filter((trace) => !isWhole(trace) && !isNothing(trace)).map((trace) => `${nameOf(trace)}: not whole`),
    ...left.filter((trace) => placed.has(trace.cart) && isNothing(trace)).map((trace) => `${nameOf(trace)}: lost`),
    ...[...placed].filter((cart) => cart && !traced.has(cart)).map((cart) => `order of ${cart}: no trace`),
    ...settled.filter((trace) => !isWhole(trace)).map((trace) => `${nameOf(trace)}: not once after it was sent again`),
    ...(strays > 0 ? [`${strays} stocks or jobs that belong to no order`] : []),
    ...(openJobs > 0 ? [`${openJobs} jobs of orders not done`] : []),
  ];
}

/** Lists everything in which the product broke its promises; empty when it kept them. */
export function checkOutage(outage: Outage, limits: Limits): string[] {
  const { trouble, asked, endedMs, sameProcess } = outage;
  const found = asked.map((each) => judgeAnswer(each, outage, limits)).filter((each) => each !== undefined);
  const refusedOnes = asked.filter(isRefused);
  const recoveryMs = recoveredAt(outage) - endedMs;
  const { beforeMs, afterMs } = latencies(outage);
  const slowestMs = Math.max(beforeMs * limits.slowerTimes, limits.quickMs);
  return [
    ...found,
    ...judgeOrders(outage),
    ...(sameProcess ? [] : ["the process is another one"]),
    ...(recoveryMs > limits.recoveryMs ? [`normal after ${Math.round(recoveryMs)} ms only`] : []),
    ...(afterMs > slowestMs ? [`lists take ${Math.round(afterMs)} ms afterwards, ${Math.round(beforeMs)} before`] : []),
    ...(refusedOnes.some(({ kind }) => trouble.stops.includes(kind)) ? [] : ["the trouble was not felt"]),
    ...(trouble.ready !== "no" || refusedOnes.some(({ kind }) => kind === "readyz") ? [] : ["always ready"]),
  ];
}

export type OverloadLimits = { refusalMs: number; livezMs: number; backMs: number; connections: number };

/** The same for an overload. */
export function checkOverload(
  { answers, livez, backMs, left, connections, busy }: Overload,
  limits: OverloadLimits,
): string[] {
  const done = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter);
  const latestMs = Math.max(0, ...refused.map(({ tookMs }) => tookMs));
  const others = answers.length - done.length - refused.length;
  const parts = left.traces.filter((trace) => !isWhole(trace) && !isNothing(trace));
  return [
    ...(others > 0 ? [`${others} of the crowd neither served nor sent away`] : []),
    ...(done.length === 0 ? ["nobody was served"] : []),
    ...(latestMs > limits.refusalMs ? [`sent away after ${Math.round(latestMs)} ms`] : []),
    ...(livez.failed > 0 ? [`${livez.failed} times not alive`] : []),
    ...(livez.crowdMs > limits.livezMs ? [`/livez takes ${Math.round(livez.crowdMs)} ms`] : []),
    ...(backMs > limits.backMs ? [`back to normal after ${Math.round(backMs)} ms`] : []),
    ...(left.backMs > limits.backMs
      ? [`connections of those who left come back after ${Math.round(left.backMs)} ms`]
      : []),
    ...(connections > limits.connections ? [`${connections} connections`] : []),
    ...(busy > 0 ? [`${busy} connections that nobody uses are not free`] : []),
    ...(parts.length > 0 ? [`${parts.length} orders of those who left are not whole`] : []),
  ];
}
