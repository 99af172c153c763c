/** What came of cancelling an order: it, or why not stands in the order itself, or nobody knows. */
const cancellings = ["done", "refused", "unreachable"] as const;
export type Cancelling = (typeof cancellings)[number];

export const cancellingOf = (text: unknown): Cancelling | undefined => cancellings.find((kind) => kind === text);
