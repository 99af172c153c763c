/**
 * The result of a payment claim: sent; sent without its picture; amount not valid; no more claims accepted; withdrawn;
 * unknown.
 */
const claimings = ["done", "picture", "amount", "refused", "withdrawn", "unreachable"] as const;
export type ClaimResultKind = (typeof claimings)[number];

/** With the customer's input where it has to be entered again. */
export type ClaimResult = { kind: ClaimResultKind; amount: string; reference: string };

export const parseClaimResult = (kind: unknown, amount: unknown, reference: unknown): ClaimResult | undefined => {
  const found = claimings.find((one) => one === kind);
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 60) : "");
  return found && { kind: found, amount: text(amount), reference: text(reference) };
};

/** The contract's picture types and payment methods, without loading its schemas in the browser. */
export const pictureAccept = "image/jpeg,image/png,image/webp,image/gif";
export const payingMethods = ["mobile_money", "cash"] as const;
