/** The result of cancelling an order: done; refused, and the order itself says why; or unknown. */
const cancellings = ["done", "refused", "unreachable"] as const;
export type CancelResult = (typeof cancellings)[number];

export const parseCancelResult = (text: unknown): CancelResult | undefined => cancellings.find((kind) => kind === text);
