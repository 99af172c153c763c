/**
 * The result of a payment claim: sent; sent without its picture; amount not valid; the pasted message cannot be read, or
 * is about money that came; no more claims accepted; withdrawn; unknown.
 */
const claimings = ["done", "picture", "amount", "unread", "received", "refused", "withdrawn", "unreachable"] as const;
export type ClaimResultKind = (typeof claimings)[number];

/** With the customer's input where it has to be entered again. `payee`: who a pasted message names as paid. */
export type ClaimResult = { kind: ClaimResultKind; amount: string; reference: string; payee: string };

type Given = { amount?: unknown; reference?: unknown; payee?: unknown };

export const parseClaimResult = (kind: unknown, { amount, reference, payee }: Given): ClaimResult | undefined => {
  const found = claimings.find((one) => one === kind);
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 60) : "");
  return found && { kind: found, amount: text(amount), reference: text(reference), payee: text(payee) };
};

const wordsOf = (name: string): string[] => [...(name.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])];
/** Whether a message names somebody whom nothing says to be this shop. */
export const isSomebodyElse = (payee: string, shopName: string): boolean =>
  payee !== "" && !wordsOf(payee).some((word) => wordsOf(shopName).includes(word));

/** The contract's picture types and payment methods, without loading its schemas in the browser. */
export const pictureAccept = "image/jpeg,image/png,image/webp,image/gif";
export const payingMethods = ["mobile_money", "cash"] as const;
