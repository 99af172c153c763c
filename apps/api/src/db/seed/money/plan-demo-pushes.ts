import type { PaymentFailure, PaymentState } from "@mauzo/contract/payments/payment-states";
import type { PaymentProvider } from "@mauzo/contract/payments/payments";
import type { PaymentNetwork } from "@mauzo/contract/shop/payment-networks";
import type { Dice } from "../life/dice.ts";
import { type OrderStory, totalMinorOf } from "../life/order-story.ts";
import { dayMs, hourMs, minuteMs } from "../life/shop-clock.ts";

/** What a phone was asked to pay for an order, and what came of it. */
export type DemoPush = {
  id: string;
  orderId: string;
  network: PaymentNetwork;
  provider: PaymentProvider;
  phone: string;
  /** Ours; the network's own is empty until money came. */
  reference: string;
  networkRef: string;
  amountMinor: number;
  feeMinor: number;
  state: PaymentState;
  failure: PaymentFailure | null;
  askedMs: number;
  /** When the money came; null: none did. */
  paidMs: number | null;
  /** When it could be withdrawn; null: it is still on the way, or there is none. */
  settledMs: number | null;
  /** The transfer that pays the order; null: the money came for an order that was cancelled, or none came. */
  transferId: string | null;
};

const networks: readonly PaymentNetwork[] = [
  ...(["M-Pesa", "M-Pesa", "M-Pesa", "Airtel Money", "Airtel Money", "Mixx by Yas", "HaloPesa"] as const),
];
/** Over which network the money came: as good as any, and the same each time. */
export const networkOf = (reference: string): PaymentNetwork | null =>
  reference === "" ? null : (networks[reference.charCodeAt(0) % networks.length] ?? null);
const providerOf = (network: PaymentNetwork): PaymentProvider =>
  network === "M-Pesa" ? "mpesa" : network === "Airtel Money" ? "airtel" : "clickpesa";

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
/** As the demo's installation has it: 1.5 % on top, whole shillings, and no less than 100 of them. */
const feeOf = (amountMinor: number) => Math.max(10_000, Math.ceil((amountMinor * 0.015) / 100) * 100);
/** On the second morning after it came, by the clocks of East Africa. */
const settledAt = (paidMs: number) => Math.floor((paidMs + 3 * hourMs) / dayMs) * dayMs + 2 * dayMs + 3.5 * hourMs;

const failures: readonly (readonly [PaymentState, PaymentFailure])[] = [
  ["declined", "wrong_pin"],
  ["declined", "no_balance"],
  ["expired", "expired"],
  ["declined", "declined"],
];

/** Of a customer who ordered by themselves and has said nothing else of their money. */
const isOnline = ({ channel, claims, refundedMinor, person }: OrderStory) =>
  ["web", "whatsapp"].includes(channel) && claims.length === 0 && refundedMinor === 0 && person !== undefined;

/**
 * Makes a third of what customers paid with their phones and claimed nothing of payments that the phone was asked for:
 * the customer made them, and there is a fee on top. Some were tried before in vain; of one nobody knows yet whether it was
 * paid, and one came after its order was cancelled. Changes those payments and their place in the history.
 */
export function planDemoPushes(dice: Dice, stories: readonly OrderStory[], nowMs: number): DemoPush[] {
  const pushOf = (story: OrderStory, askedMs: number, amountMinor: number, networkRef: string): DemoPush => {
    const network = networkOf(networkRef) ?? "M-Pesa";
    return {
      ...{ id: dice.idAt(askedMs), orderId: story.id, network, provider: providerOf(network), askedMs },
      ...{ phone: story.person?.phone ?? "", reference: dice.text(signs, 20), networkRef: "", transferId: null },
      ...{ amountMinor, feeMinor: feeOf(amountMinor), failure: null, paidMs: null, settledMs: null },
      state: "unknown",
    };
  };
  const came = (push: DemoPush, paidMs: number, networkRef: string): DemoPush => {
    const settledMs = settledAt(paidMs) < nowMs ? settledAt(paidMs) : null;
    return { ...push, state: "paid", paidMs, settledMs, networkRef };
  };
  const inVain: DemoPush[] = [];
  const paid = stories
    .filter((story) => isOnline(story) && story.fulfilment !== "cancelled")
    .flatMap((story) =>
      story.payments
        .filter(({ method, reference }) => method === "mobile_money" && reference.charCodeAt(1) % 3 === 0)
        .map((payment) => {
          const { id, atMs, amountMinor, reference } = payment;
          const triedMs = atMs - 4 * minuteMs;
          if (reference.charCodeAt(2) % 4 === 0 && triedMs > story.placedMs) {
            const [state, failure] = failures[inVain.length % failures.length] ?? (["declined", "failed"] as const);
            inVain.push({ ...pushOf(story, triedMs, amountMinor, reference), state, failure });
          }
          const push = pushOf(story, Math.max(story.placedMs, atMs - 40_000), amountMinor, reference);
          const done = { ...came(push, atMs, reference), transferId: id };
          Object.assign(payment, { by: undefined, pushId: done.id });
          for (const change of story.changes)
            if (change.atMs === atMs && change.change.kind === "paid")
              Object.assign(change, { by: undefined, mover: "customer" });
          return done;
        }),
    );
  const waiting = stories.findLast(
    (story) => isOnline(story) && story.fulfilment !== "cancelled" && story.payments.length === 0,
  );
  const unknown = waiting
    ? [pushOf(waiting, Math.max(waiting.placedMs, nowMs - 40 * minuteMs), totalMinorOf(waiting), "")]
    : [];
  const gone = stories.findLast(
    (story) => isOnline(story) && story.fulfilment === "cancelled" && story.movedMs < nowMs - hourMs,
  );
  const late = gone
    ? [
        came(
          pushOf(gone, Math.max(gone.placedMs, gone.movedMs - 3 * minuteMs), totalMinorOf(gone), "M"),
          gone.movedMs + 6 * minuteMs,
          "DKP7LATE3M",
        ),
      ]
    : [];
  return [...inVain, ...paid, ...unknown, ...late].toSorted((one, other) => one.askedMs - other.askedMs);
}
