import type { receiptSources } from "@mauzo/contract/payments/receipts";
import { receipts } from "../../schema/payments/receipts.ts";
import type { Tx } from "../../tenant-transaction.ts";
import { insertAll, iso } from "../insert-all.ts";
import type { Dice } from "../life/dice.ts";
import { totalMinorOf } from "../life/order-story.ts";
import type { DemoLife } from "../life/plan-demo-life.ts";
import type { DemoStaff } from "../life/tell-order.ts";

const minuteMs = 60_000;
type Row = typeof receipts.$inferInsert;
type Said = Pick<Row, "network" | "reference" | "amountMinor" | "payerName" | "payerPhone"> & {
  dismissed?: Pick<Row, "dismissedAt" | "dismissedBy" | "dismissReason">;
};
type Writing = { shopId: string; life: DemoLife; dice: Dice; by: DemoStaff["orders"]; nowMs: number };

/**
 * Money that came in the last hours and waits for its order: of one, of somebody else for one, of two, of nobody known;
 * and some that was none of the shop's and was put aside.
 */
export async function writeDemoReceipts(tx: Tx, { shopId, life, dice, by, nowMs }: Writing): Promise<void> {
  const owing = life.stories
    .filter((story) => story.fulfilment !== "cancelled" && story.refundedMinor === 0)
    .map((story) => ({ person: story.person, owedMinor: totalMinorOf(story) - story.paidMinor }))
    .filter(({ owedMinor }) => owedMinor > 0)
    .slice(-4);
  const [first, second, third, fourth] = owing;
  const source: (typeof receiptSources)[number] = "shop_sms";
  const said = [
    {
      ...{ network: "M-Pesa" as const, reference: "DKQ4B7TX2N", amountMinor: first?.owedMinor ?? 2_500_000 },
      ...{ payerName: first?.person?.name.toUpperCase() ?? "", payerPhone: first?.person?.phone ?? null },
    },
    {
      ...{ network: "Mixx by Yas" as const, reference: "25792901157688", payerName: "NURU BAKARI", payerPhone: null },
      amountMinor: second?.owedMinor ?? 1_800_000,
    },
    {
      ...{ network: "Airtel Money" as const, reference: "PP261125.1432.A12345", payerName: "IBRAHIM MASOUD" },
      ...{ payerPhone: null, amountMinor: (third?.owedMinor ?? 900_000) + (fourth?.owedMinor ?? 600_000) },
    },
    {
      ...{ network: "bank" as const, reference: "FT26315ABCD", payerName: "", payerPhone: null },
      amountMinor: 1_250_000,
    },
  ];
  const notOurs = {
    ...{ network: "M-Pesa" as const, reference: "DKN8A3QW5P", amountMinor: 5_000_000 },
    ...{ payerName: "REHEMA JUMA", payerPhone: null },
    dismissed: { dismissedAt: iso(nowMs - 20 * minuteMs), dismissedBy: by.name, dismissReason: "Ni mkopo wa ndugu" },
  };
  await insertAll(
    tx,
    receipts,
    [...said, notOurs].map(({ dismissed, ...one }: Said, place) => {
      const atMs = nowMs - (5 - place) * 37 * minuteMs;
      const kept = { userId: by.userId, userName: by.name, createdAt: iso(atMs + minuteMs) };
      return { shopId, id: dice.idAt(atMs + minuteMs), ...one, cameAt: iso(atMs), source, ...kept, ...dismissed };
    }),
  );
}
