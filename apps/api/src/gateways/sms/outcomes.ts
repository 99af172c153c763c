import type { SmsFailure } from "@mauzo/contract/shop/sms-kinds";
import type { Answered, NoAnswer } from "../asking/ask-provider.ts";
import { parseJson } from "../asking/ask-provider.ts";
import type { SmsRefused, SmsReport, SmsUnknown } from "./port.ts";

/** A call has so long in all, with its answer. */
export const smsTimeoutMs = 10_000;

export const unknown: SmsUnknown = { kind: "unknown" };

/** Nothing that could be a phone or a secret. */
const isCode = (text: string) => /^(?:[A-Za-z][A-Za-z_-]{0,49}|HTTP-\d{3}|\d{1,4})$/.test(text);

export const refused = (code: SmsFailure, providerCode = ""): SmsRefused => ({
  ...{ kind: "refused", code },
  providerCode: isCode(providerCode) ? providerCode : "",
});

/** So many stand for "it was not taken" whatever else is said; all others below 500 for a request that is wrong. */
const statuses: Readonly<Record<number, SmsFailure>> = {
  401: "credentials",
  402: "balance",
  403: "credentials",
  413: "content",
  429: "busy",
};
const maySayNothing = new Set([408, 409, 425]);

/** What follows from the status alone; undefined: the body has to say. */
export function problemOf(reply: Answered | NoAnswer): SmsRefused | SmsUnknown | undefined {
  if (reply === "unreached") return refused("busy", "unreached");
  if (reply === "silence" || reply.status >= 500 || maySayNothing.has(reply.status)) return unknown;
  if (reply.status >= 300 && reply.status < 400) return unknown;
  const code = statuses[reply.status];
  return code === undefined ? undefined : refused(code, `HTTP-${reply.status}`);
}

/** For a body that says nothing known: a success is then none, and a refusal one without a reason. */
export const unsaid = ({ status }: Answered): SmsRefused | SmsUnknown =>
  status < 300 ? unknown : refused("other", `HTTP-${status}`);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A callback, as JSON or as a form. */
export function parseReport(body: string): unknown {
  const json = parseJson(body);
  return isRecord(json) ? json : Object.fromEntries(new URLSearchParams(body));
}

export const failed = (providerRef: string, code: SmsFailure): SmsReport => ({ providerRef, state: "failed", code });

export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
