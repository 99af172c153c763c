/**
 * What came of saying that something was paid: the shop was told; told, but without the picture; the amount cannot be;
 * nothing more can be said; taken back; nobody knows.
 */
const claimings = ["done", "picture", "amount", "refused", "withdrawn", "unreachable"] as const;
export type ClaimingKind = (typeof claimings)[number];

/** With what was written, where it has to be written again. */
export type Claiming = { kind: ClaimingKind; amount: string; reference: string };

export const claimingOf = (kind: unknown, amount: unknown, reference: unknown): Claiming | undefined => {
  const found = claimings.find((one) => one === kind);
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 60) : "");
  return found && { kind: found, amount: text(amount), reference: text(reference) };
};

/** What the contract takes as a picture and as a way to pay, without bringing its schemas to the browser. */
export const pictureAccept = "image/jpeg,image/png,image/webp,image/gif";
export const payingMethods = ["mobile_money", "cash"] as const;
