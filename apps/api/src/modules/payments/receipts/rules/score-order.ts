import type { ReceiptCandidate } from "@mauzo/contract/payments/receipts";

/** What is known of the money, and of an order that owes. */
export type Money = { amountMinor: number; name: string; cameAt: string | null };
export type OwingOrder = { owedMinor: number; names: readonly string[]; isTheirPhone: boolean; placedAt: string };

const hourMs = 3_600_000;

/** 1 for exactly what is owed, less for a part of it, and for more than it. */
function amountFit(amount: number, owed: number): number {
  // Networks move whole shillings.
  if (Math.abs(amount - owed) < 100) return 1;
  // With what it costs to take the money out, as many add.
  if (amount > owed && amount <= owed * 1.05) return 0.6;
  return amount > owed ? 0.2 * (owed / amount) : 0.5 * (amount / owed);
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}']{3,}/gu) ?? [];

/** How many words of the shorter name are in the other, whichever comes first. */
function nameFit(name: string, other: string): number {
  const [said, known] = [wordsOf(name), wordsOf(other)];
  const least = Math.min(said.length, known.length, 2);
  if (least === 0) return 0;
  return Math.min(1, said.filter((word) => known.includes(word)).length / least);
}

/** 1 for money that came soon after the order, and nothing for money from before it. */
function ageFit(cameAt: string | null, placedAt: string, nowMs: number): number {
  const hours = ((cameAt === null ? nowMs : Date.parse(cameAt)) - Date.parse(placedAt)) / hourMs;
  return hours < -1 ? 0 : 1 / (1 + Math.max(0, hours) / 24);
}

/** How well an order fits the money: by what is owed, the number, the name, and how old it is. */
export function scoreOrder(money: Money, order: OwingOrder, nowMs: number): Pick<ReceiptCandidate, "score" | "fits"> {
  const amount = amountFit(money.amountMinor, order.owedMinor);
  const { isTheirPhone } = order;
  const name = Math.max(0, ...order.names.map((one) => nameFit(money.name, one)));
  const age = ageFit(money.cameAt, order.placedAt, nowMs);
  const score = 0.5 * amount + 0.3 * Number(isTheirPhone) + 0.1 * name + 0.1 * age;
  return {
    score: Math.round(score * 100) / 100,
    fits: [
      ...(amount === 1 ? (["amount"] as const) : []),
      ...(isTheirPhone ? (["phone"] as const) : []),
      ...(name === 1 ? (["name"] as const) : []),
    ],
  };
}
