import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Moment, Money, PageQuery, page, requiredText, Version } from "../shared.ts";
import { PaymentNetwork } from "../shop/payment-networks.ts";
import { ComplianceStatus } from "./compliance.ts";
import { WithdrawalFailure, WithdrawalState } from "./withdrawal-states.ts";

/** The least that is sent, and the most: a thousand and ten million shillings, in minor units. */
export const leastWithdrawnMinor = 100_000;
export const mostWithdrawnMinor = 1_000_000_000;
/** What most people withdraw, in whole shillings. */
export const withdrawalPresets = [10_000, 50_000, 100_000, 500_000, 1_000_000] as const;

/** A wallet to which the shop's money may be sent. */
export const PayoutDestination = z.object({
  id: Id,
  network: PaymentNetwork,
  /** The last digits of its number. */
  phone_end: z.string(),
  /** Whose it is. */
  name: z.string(),
  /** Nothing is sent to a new one before this. */
  usable_from: Moment,
  by: z.string(),
  at: Moment,
});
export type PayoutDestination = z.infer<typeof PayoutDestination>;

export const Withdrawal = z.object({
  id: Id,
  state: WithdrawalState,
  /** Why it came back; null while it has not. */
  failure: z.nullable(WithdrawalFailure),
  amount: Money,
  /** What is taken from the balance besides. */
  fee: Money,
  network: PaymentNetwork,
  phone_end: z.string(),
  name: z.string(),
  /** The network's code of the transfer; empty until it is there. */
  network_ref: z.string(),
  by: z.string(),
  /** The second admin; empty where none was needed. */
  confirmed_by: z.string(),
  at: Moment,
  confirmed_at: z.nullable(Moment),
  sent_at: z.nullable(Moment),
  /** When it was there, came back or was cancelled. */
  ended_at: z.nullable(Moment),
  /** Whether the caller asked for it, who does not confirm it as well. */
  is_own: z.boolean(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

export const WithdrawalSettings = z.strictObject({
  /** A withdrawal of so much or more is confirmed by a second admin; null: none is. */
  confirm_from_minor: z.nullable(z.int().check(z.gte(leastWithdrawnMinor), z.lte(mostWithdrawnMinor))),
  /** 0 until the first save. */
  version: Version,
});
export type WithdrawalSettings = z.infer<typeof WithdrawalSettings>;
export const SavedWithdrawalSettings = z.extend(WithdrawalSettings, {
  /** The stricter sum that holds until then, where what is saved asks for less; null: what is saved holds. */
  still: z.nullable(z.object({ confirm_from_minor: z.int(), until: Moment })),
});
export type SavedWithdrawalSettings = z.infer<typeof SavedWithdrawalSettings>;

/** What can be withdrawn now. */
export const WithdrawalOffer = z.object({
  available: Money,
  on_the_way: Money,
  held: Money,
  /** The most that can be withdrawn at once, with its fee and within today's limit; nothing where that is too little. */
  most: Money,
  /** The networks to whose wallets money can be sent. */
  networks: z.array(PaymentNetwork),
  compliance: ComplianceStatus,
});
export type WithdrawalOffer = z.infer<typeof WithdrawalOffer>;

/** Whole shillings. */
const AmountMinor = z.int().check(z.gte(leastWithdrawnMinor), z.lte(mostWithdrawnMinor), z.multipleOf(100));
export const NewWithdrawal = z.strictObject({
  /** Chosen by who asks, so that the same withdrawal is asked for once, however often the request is sent. */
  id: Id,
  destination_id: Id,
  amount_minor: AmountMinor,
  /** What was shown before. */
  fee_minor: z.int().check(z.gte(0)),
});
export type NewWithdrawal = z.input<typeof NewWithdrawal>;
export const NewDestination = z.strictObject({
  phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)),
  name: requiredText(80),
});

const read = { resource: "transactions", action: "read" } as const;

export const withdrawals = {
  offer: endpoint({
    method: "GET",
    path: "/withdrawals/offer",
    access: read,
    summary: "What can be withdrawn now, and what stands in the way",
    reply: WithdrawalOffer,
  }),
  list: endpoint({
    method: "GET",
    path: "/withdrawals",
    access: read,
    summary: "The shop's withdrawals, newest first",
    query: PageQuery,
    reply: page(Withdrawal),
  }),
  get: endpoint({
    method: "GET",
    path: "/withdrawals/:id",
    access: read,
    summary: "One withdrawal",
    params: IdParams,
    reply: Withdrawal,
  }),
  quote: endpoint({
    method: "POST",
    path: "/withdrawals/quote",
    access: "admin",
    summary: "What a withdrawal would cost, and what would be left",
    body: z.strictObject({ amount_minor: AmountMinor }),
    reply: z.object({ amount: Money, fee: Money, left: Money }),
    status: 200,
  }),
  /** 409 where it is more than is there or may leave today, and where something of the same id was asked for before. */
  create: endpoint({
    method: "POST",
    path: "/withdrawals",
    access: "admin",
    stepUp: true,
    summary: "Withdraw money to a wallet",
    body: NewWithdrawal,
    reply: Withdrawal,
    errors: [
      ...(["balance_too_small", "withdrawal_not_approved", "withdrawal_above_limit", "withdrawal_id_used"] as const),
      ...(["withdrawal_fee_changed", "destination_too_new", "destination_gone", "withdrawal_no_provider"] as const),
      "not_found",
    ],
  }),
  confirm: endpoint({
    method: "POST",
    path: "/withdrawals/:id/confirm",
    access: "admin",
    stepUp: true,
    summary: "Confirm a withdrawal as the second admin",
    params: IdParams,
    reply: Withdrawal,
    status: 200,
    errors: [
      ...(["withdrawal_moved_on", "withdrawal_own", "withdrawal_not_approved", "withdrawal_above_limit"] as const),
      "destination_gone",
    ],
  }),
  cancel: endpoint({
    method: "POST",
    path: "/withdrawals/:id/cancel",
    access: "admin",
    summary: "Cancel a withdrawal that was not sent yet",
    params: IdParams,
    reply: Withdrawal,
    status: 200,
    errors: ["withdrawal_moved_on"],
  }),
  settings: endpoint({
    method: "GET",
    path: "/withdrawal-settings",
    access: read,
    summary: "From which sum on a second admin confirms",
    reply: SavedWithdrawalSettings,
  }),
  /**
   * 409 when they have been saved since, and in a shop with one admin. What asks for less holds only after some time, and
   * the shop's admins get a mail.
   */
  saveSettings: endpoint({
    method: "PUT",
    path: "/withdrawal-settings",
    access: "admin",
    stepUp: true,
    summary: "Set from which sum on a second admin confirms",
    body: WithdrawalSettings,
    reply: SavedWithdrawalSettings,
    errors: ["version_conflict", "withdrawal_one_admin"],
  }),
};

export const payoutDestinations = {
  list: endpoint({
    method: "GET",
    path: "/payout-destinations",
    access: read,
    summary: "The wallets to which the shop's money may be sent",
    reply: z.object({ items: z.array(PayoutDestination) }),
  }),
  add: endpoint({
    method: "POST",
    path: "/payout-destinations",
    access: "admin",
    stepUp: true,
    summary: "Add a wallet; the shop's admins get a mail",
    body: NewDestination,
    reply: PayoutDestination,
    errors: ["phone_invalid", "destination_network_unknown", "destination_twice", "destinations_full"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/payout-destinations/:id",
    access: "admin",
    summary: "Remove a wallet, and cancel what was not sent to it yet",
    params: IdParams,
    reply: z.object({ done: z.literal(true) }),
  }),
};
