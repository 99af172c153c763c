import type { WebhookProblem } from "@mauzo/contract/developers/webhook-kinds";

type Outcome = { status: number | null; problem: WebhookProblem | null };

const byStatus: Readonly<Record<number, "unsigned" | "notFound" | "method" | "gone" | "busy" | "away">> = {
  401: "unsigned",
  403: "unsigned",
  404: "notFound",
  405: "method",
  410: "gone",
  429: "busy",
  502: "away",
  503: "away",
  504: "away",
};

/** Why a try failed, as the key of the words that explain it and say what helps; undefined: it did not fail. */
export function whyOf({ status, problem }: Outcome) {
  if (problem === null) return undefined;
  if (problem !== "refused" || status === null) return problem;
  return byStatus[status] ?? (status >= 500 ? ("broken" as const) : ("refused" as const));
}

/** JSON with a line for each field; anything else as it is. */
export function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
