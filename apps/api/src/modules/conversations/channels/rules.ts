import type { CheckedStep, CheckProblem, CheckStep } from "@mauzo/contract/conversations/channels";
import { checkSteps } from "@mauzo/contract/conversations/channels";

/** The last characters of a secret, by which people recognise it; none of one so short that they would give it away. */
export const endsOf = (secret: string): string => (secret.length < 12 ? "" : secret.slice(-4));

const notPermitted = (code: number) => code === 3 || code === 10 || code === 131005 || (code >= 200 && code <= 299);
const restricted = new Set([368, 131031, 130497]);
const busy = new Set([4, 80007, 130429, 131056]);
const away = new Set([1, 2, 131000, 131016, 131057]);
const unregistered = new Set([131045, 133006, 133010, 133015]);

/** What the provider's code means at a step of a check. */
export function problemOf(step: CheckStep, code: number): CheckProblem {
  if (code === 0 || code === 190) return "token_invalid";
  if (notPermitted(code)) return "token_not_permitted";
  if (restricted.has(code)) return "account_restricted";
  if (busy.has(code)) return "provider_busy";
  if (away.has(code)) return "provider_silent";
  if (unregistered.has(code)) return "number_unregistered";
  if (step === "webhook" && code === 2200) return "webhook_unreachable";
  if (code !== 33 && code !== 100) return "refused";
  if (step === "secret") return "secret_wrong";
  return step === "account" || step === "webhook" ? "account_unknown" : "number_unknown";
}

/** What was found of the steps so far, with those that were not tried. */
export function stepsOf(
  passed: readonly CheckStep[],
  failed?: { step: CheckStep; problem: CheckProblem; code?: number },
) {
  return checkSteps.map((step): CheckedStep => {
    if (passed.includes(step)) return { step, state: "ok", problem: null, code: null };
    if (failed?.step === step) return { step, state: "failed", problem: failed.problem, code: failed.code ?? null };
    return { step, state: "skipped", problem: null, code: null };
  });
}

/** Problems that say nothing about the connection: whoever tries again later may find it whole. */
export const passesByItself = (problem: CheckProblem): boolean =>
  problem === "provider_busy" || problem === "provider_silent";

/** Why a test did not leave. */
export const testOutcomeOf = (code: number) =>
  code === 131047
    ? ("window_closed" as const)
    : code === 131026 || code === 131030 || code === 131021
      ? ("not_reachable" as const)
      : ("refused" as const);
