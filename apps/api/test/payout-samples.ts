import { randomUUID } from "node:crypto";
import type { FullShop } from "./full-shop-type.ts";
import { popupSamples } from "./popup-samples.ts";
import { posSamples } from "./pos-samples.ts";
import { omitted } from "./schema-sample.ts";

/** What no schema says of valid requests for documents and withdrawals, for selling over the counter, and for popups. */
export const payoutSamples: Record<string, Record<string, (shop: FullShop) => unknown>> = {
  "GET /balances/:link": { "params.link": ({ balanceLink }: FullShop) => balanceLink },
  "POST /balances/:link/answers": {
    "params.link": ({ balanceLink }: FullShop) => balanceLink,
    "body.order_id": ({ debtOrders }: FullShop) => debtOrders.owed,
    "body.said": () => "confirmed",
    // A reason is kept with a dispute alone.
    "body.reason": () => omitted,
  },
  "POST /orders/:id/plan": {
    "params.id": ({ debtOrders }: FullShop) => debtOrders.owed,
    "body.instalments": ({ debtOrders }: FullShop) => [
      { due_on: "2099-01-01", amount_minor: debtOrders.owedMinor - 1 },
      { due_on: "2099-02-01", amount_minor: 1 },
    ],
  },
  "POST /manual-debts/:id/void": { "params.id": ({ manual }: FullShop) => manual.struck },
  "POST /manual-debts/:id/forgiven": {
    "params.id": ({ manual }: FullShop) => manual.kept,
    "body.amount_minor": () => 100,
  },
  "POST /orders/:id/dispute": { "params.id": ({ debtOrders }: FullShop) => debtOrders.disputed },
  "POST /balances/:link/claims": {
    "params.link": ({ balanceLink }: FullShop) => balanceLink,
    "body.order_id": ({ debtOrders }: FullShop) => debtOrders.owed,
    ...{ "body.amount_minor": () => 100, "body.method": () => "mobile_money" },
  },
  "POST /balances/:link/promise": {
    "params.link": ({ balanceLink }: FullShop) => balanceLink,
    "body.promised_on": () => null,
  },
  "POST /balances/:link/payments": {
    "params.link": ({ balanceLink }: FullShop) => balanceLink,
    "body.phone": () => "0755000112",
    "body.amount_minor": () => 100,
  },
  ...{ ...posSamples, ...popupSamples },
  ...Object.fromEntries(
    ["GET /operator/compliance/:shop", "GET /operator/compliance/:shop/files/:field"].map((name) => [
      name,
      { "params.shop": ({ shopId }: FullShop) => shopId },
    ]),
  ),
  "POST /operator/compliance/:shop/decisions": { "params.shop": ({ shopId }) => shopId },
  "PUT /compliance/case": {
    "body.id_type": () => "Passport",
    "body.id_number": () => "AB123456",
    "body.tin": () => "",
    "body.birth_date": () => "1990-04-12",
    "body.id_expires_on": () => "2035-01-01",
    "body.business_type": () => "individual",
  },
  "POST /compliance/submit": { "body.version": () => 1 },
  "POST /withdrawals": {
    "body.id": () => randomUUID(),
    "body.destination_id": (shop) => shop.destinationId,
    "body.amount_minor": () => 1_000_000,
    "body.fee_minor": () => 0,
  },
  "POST /withdrawals/:id/confirm": { "params.id": ({ waitingWithdrawals }) => waitingWithdrawals[0] },
  "POST /withdrawals/:id/cancel": { "params.id": ({ waitingWithdrawals }) => waitingWithdrawals[1] },
  "POST /withdrawals/quote": { "body.amount_minor": () => 1_000_000 },
  "POST /payout-destinations": { "body.phone": () => "0756000222" },
  "PUT /withdrawal-settings": { "body.confirm_from_minor": () => null },
};
