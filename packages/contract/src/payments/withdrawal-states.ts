import * as z from "zod/mini";

/**
 * The states of a withdrawal. `confirming`: a second admin has to confirm it. `held`: taken from the balance, and not yet
 * sent. `sending`: the provider is asked, and not through. `unknown`: nobody knows whether money moved; only the
 * provider's answer to a question does. `returned`: it did not arrive, and is in the balance again.
 */
export const withdrawalStates = [
  ...(["confirming", "held", "sending", "unknown", "sent", "returned", "cancelled"] as const),
] as const;
export const WithdrawalState = z.enum(withdrawalStates);
export type WithdrawalState = z.infer<typeof WithdrawalState>;

/**
 * Every allowed transition. What was sent may come back, and what is believed lost may have arrived after all: then it is
 * taken from the balance again. What was cancelled was never sent.
 */
export const withdrawalMoves: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  confirming: ["held", "cancelled"],
  held: ["sending", "cancelled"],
  sending: ["unknown", "sent", "returned"],
  unknown: ["sending", "sent", "returned"],
  sent: ["returned"],
  returned: ["sent"],
  cancelled: [],
};

/** The states in which its money is set apart. */
export const heldStates = ["confirming", "held", "sending", "unknown"] as const satisfies readonly WithdrawalState[];
export const isHeld = (state: WithdrawalState): boolean => heldStates.some((held) => held === state);

/** Why it came back, in the words of screens. `reversed`: it had arrived, and the provider took it back. */
export const withdrawalFailures = ["unknown_number", "limit", "unavailable", "failed", "reversed"] as const;
export const WithdrawalFailure = z.enum(withdrawalFailures);
export type WithdrawalFailure = z.infer<typeof WithdrawalFailure>;
