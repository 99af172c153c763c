import type { CheckedStep, CheckStep } from "@mauzo/contract/conversations/channels";
import type { Deps } from "../../../../deps.ts";
import type { NumberInfo, Refused, Unknown, Unreached } from "../../../../gateways/channels/port.ts";
import { problemOf, stepsOf } from "../rules.ts";
import type { OpenedConnection } from "./open-connection.ts";

type Failed = Refused | Unknown | Unreached;

/** Goes through the steps of a check until one fails. Nothing is held meanwhile: the provider may take its time. */
export async function askProvider(
  { channels, channelAccounts, webhookKeys }: Pick<Deps, "channels" | "channelAccounts" | "webhookKeys">,
  { connection, number, token, appSecret }: OpenedConnection,
): Promise<{ steps: CheckedStep[]; number?: NumberInfo }> {
  const { phoneNumberId } = number;
  const account = { businessAccountId: connection.businessAccountId, token };
  const failedAt = (passed: CheckStep[], step: CheckStep, answer: Failed) => ({
    steps: stepsOf(
      passed,
      answer.result === "refused"
        ? { step, problem: problemOf(step, answer.code), code: answer.code }
        : { step, problem: "provider_silent" },
    ),
  });

  const asked = await channels.checkNumber({ phoneNumberId, token });
  if (asked.result !== "found") {
    // Whether the token or the number is wrong is in the code.
    const problem = asked.result === "refused" ? problemOf("number", asked.code) : "provider_silent";
    const isToken = problem.startsWith("token_") || problem.startsWith("provider_");
    return isToken ? failedAt([], "token", asked) : failedAt(["token"], "number", asked);
  }
  const numbers = await channelAccounts.listNumbers(account);
  if (numbers.result !== "found") return failedAt(["token", "number"], "account", numbers);
  if (!numbers.phoneNumberIds.includes(phoneNumberId))
    return { steps: stepsOf(["token", "number"], { step: "account", problem: "number_elsewhere" }) };
  const secret = await channelAccounts.checkSecret({ phoneNumberId, token }, appSecret);
  if (secret.result !== "done") return failedAt(["token", "number", "account"], "secret", secret);
  const subscribed = await channelAccounts.subscribe(account, {
    address: webhookKeys.addressOf(connection.id),
    verifyToken: webhookKeys.verifyTokenOf(connection.id),
  });
  if (subscribed.result !== "done") return failedAt(["token", "number", "account", "secret"], "webhook", subscribed);
  return { steps: stepsOf(["token", "number", "account", "secret", "webhook"]), number: asked };
}
