/** What is recorded, by kind: where a shop's owner looks when something is not as it was. */
export const recordKinds = ["rights", "settings", "prices", "refunds", "payouts", "exports", "views", "keys"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What is recorded when something is shown or leaves the shop; an endpoint names its own in `recorded`. */
export const lookEvents = [
  "orders_exported",
  "customers_exported",
  "person_exported",
  "products_exported",
  "expenses_exported",
  "transactions_exported",
  "debts_exported",
  "figures_exported",
  "record_exported",
  "compliance_file_viewed",
] as const;
export type LookEvent = (typeof lookEvents)[number];

/** What is recorded when an admin sees the shop as a member does. */
export const viewingEvents = ["member_viewed", "member_view_ended"] as const;

/** Everything that an entry of the record may say: the subject, and what was done to it. */
export const recordEvents = [
  ...(["member_made", "member_changed", "member_removed", "invite_made", "invite_changed"] as const),
  ...(["role_made", "role_changed", "role_removed"] as const),
  ...(["ownership_offer_made", "ownership_offer_removed", "ownership_changed"] as const),
  ...(["key_made", "key_changed", "key_removed"] as const),
  ...(["webhook_made", "webhook_changed", "webhook_removed"] as const),
  ...(["channel_made", "channel_changed", "channel_removed", "sms_made", "sms_changed", "sms_removed"] as const),
  ...(["shop_changed", "delivery_changed", "payment_changed", "workflow_changed", "pos_changed"] as const),
  ...([
    "withdrawal_settings_changed",
    "auto_messages_changed",
    "message_prices_changed",
    "month_changed",
    "inbox_changed",
  ] as const),
  ...(["price_changed", "add_on_price_changed", "refund_made", "forgiven_changed", "credit_limit_changed"] as const),
  "written_debt_changed",
  ...(["withdrawal_made", "withdrawal_changed", "destination_made", "destination_removed"] as const),
  ...(["compliance_changed", "expense_phone_made", "expense_phone_removed"] as const),
  ...lookEvents,
  ...viewingEvents,
] as const;
export type RecordEvent = (typeof recordEvents)[number];
