import type { LiveEvent } from "@mauzo/contract/shop/events";
import type { Query, QueryClient } from "@tanstack/react-query";
import type { FactName, QueryName } from "./query-names.ts";

const record: readonly QueryName[] = ["/customers/:id", "/customers/:id/timeline", "/customers/:id/consents"];
const files: readonly QueryName[] = [
  ...(["/contact-imports", "/contact-imports/:id", "/contact-imports/:id/broken"] as const),
  "/contact-imports/:id/preview",
];
const people: readonly QueryName[] = [...record, "/customers", "/segments/count", "/segments/reach"];
const order: readonly QueryName[] = ["/orders/:id", "/orders/:id/timeline"];
const lists: readonly QueryName[] = ["/orders", "/sales-summary/attention"];
const beside: readonly QueryName[] = ["/conversations/:id/selling", "/customers/:id/carts"];
const planned = "/conversations/:id/planned-messages" as const;
const debt: readonly QueryName[] = ["/debts", "/debts/summary", "/debts/:id"];
/** Counted over many days: the live line has them read again at most once a minute. */
const analytics: readonly QueryName[] = [
  ...(["/analytics/sales", "/analytics/products", "/analytics/customers", "/analytics/chats"] as const),
  "/analytics/cash",
  ...(["/analytics/answers", "/sources"] as const),
];
const totals: readonly QueryName[] = ["/sales-summary", "/expense-overview", "/expense-overview/costs", ...analytics];
const sums: readonly QueryName[] = [...order, ...beside, ...lists, ...people, ...debt, ...totals];
const receipt: readonly QueryName[] = ["/receipts", "/receipts/:id/candidates"];
const money: readonly QueryName[] = ["/transactions", "/transactions/:id", "/transactions/balances", ...receipt];
const payouts: readonly QueryName[] = [
  ...(["/withdrawals", "/withdrawals/offer", "/payout-destinations", "/withdrawal-settings"] as const),
];
const drawer: readonly QueryName[] = [
  "/pos/shifts",
  "/pos/shifts/:id",
  "/pos/own-shifts",
  "/pos/own-sales",
  "/pos/open-shifts",
];
const spent: readonly QueryName[] = [
  ...(["/expenses", "/expenses/:id", "/expense-overview", "/expense-overview/costs"] as const),
  ...(["/expense-budgets", "/restock-costs"] as const),
];
const previews: readonly QueryName[] = ["/orders/:id/edits/preview", "/orders/:id/returns/preview"];
const claims: readonly QueryName[] = [...order, ...lists, ...record, "/orders/:id/claims"];
const items: readonly QueryName[] = [
  "/stock/items",
  "/stock/items/:id",
  "/stock/items/:id/movements",
  "/stock/summary",
];
const goods: readonly QueryName[] = [
  ...items,
  ...beside,
  ...(["/products", "/products/:id", "/products/ids"] as const),
  ...(["/sets", "/sets/:id", "/sets/preview", "/add-on-groups", "/add-on-groups/:id"] as const),
];
const edits: readonly QueryName[] = [
  ...(["/products/:id/changes", "/products/edits", "/products/edits/:id", "/products/edits/preview"] as const),
  ...(["/product-imports", "/product-imports/:id", "/product-imports/:id/preview"] as const),
  "/product-imports/:id/broken",
];
const inbox: readonly QueryName[] = ["/conversations", "/conversations/counts", "/conversations/:id"];

/**
 * Fact → the queries it makes stale. Only what the fact itself changes: units that an order takes or gives back are
 * `stock.changed`.
 */
const staleBy: Readonly<Record<FactName, readonly QueryName[]>> = {
  "order.placed": [...sums, "/customers/values"],
  "order.moved": [...sums, ...previews],
  "order.paid": [...sums, ...previews, ...money, ...drawer, "/orders/:id/claims", "/orders/:id/payment-requests"],
  "order.refunded": [...sums, ...previews, ...money],
  "order.edited": [...sums, ...previews],
  "order.credit_changed": [...sums, ...previews],
  "order.note_added": [...order, "/debts/:id"],
  "order.claim_created": claims,
  "order.claim_picture_added": claims,
  "order.claim_ended": [...claims, ...receipt],
  "receipt.changed": [...receipt, "/analytics/cash"],
  "payment.charged": [...spent, "/analytics/cash"],
  "payment.ended": ["/orders/:id/payment-requests"],
  "debt.changed": [...people, ...debt, ...money, "/orders/:id", "/analytics/cash"],
  "withdrawal.changed": [...money, ...payouts, "/analytics/cash"],
  "withdrawal.charged": [...spent, "/analytics/cash"],
  "compliance.changed": ["/compliance", "/compliance/case", "/withdrawals/offer"],
  "expense.changed": [
    ...spent,
    ...(["/transactions", "/transactions/:id", "/transactions/balances", "/analytics/cash"] as const),
  ],
  "expense.drafted": ["/expense-drafts", "/expense-phones", "/expense-repeats"],
  "restock_cost.decided": ["/restock-costs"],
  "supplier.changed": [
    ...(["/suppliers", "/suppliers/:id", "/suppliers/:id/bills", ...spent] as const),
    ...(["/transactions", "/transactions/:id", "/transactions/balances", "/analytics/cash"] as const),
  ],
  "shift.changed": [...drawer, "/transactions", "/transactions/:id", "/transactions/balances", "/analytics/cash"],
  "catalogue.changed": [...goods, ...edits],
  "stock.changed": [...goods, "/products/:id/sales", "/restock-costs"],
  "customer.changed": [...people, ...debt, ...files, "/customers/values", "/customers/merge-suggestions"],
  "customer.merged": [...people, ...debt, "/customers/values", ...order, "/orders", "/customers/merge-suggestions"],
  "campaign.changed": [
    ...(["/campaigns", "/campaigns/:id", "/campaigns/:id/recipients", "/campaigns/:id/results"] as const),
    ...(["/campaigns/:id/quote", "/campaign-plans", "/campaign-plans/:id"] as const),
  ],
  "sms_connection.changed": ["/sms-connections", "/campaigns/:id/quote"],
  "segment.changed": ["/segments", "/segments/:id", "/customers"],
  "shop.opened": ["shop"],
  "shop.changed": ["shop", "/payment-settings", "/payment-settings/changes", "/pos/settings", "/setup-fee"],
  "conversation.opened": [...inbox, "/customers/:id/timeline"],
  "flow.published": [
    "/chatflows",
    "/chatflow",
    "/chatflow/schedule",
    "/chatflow/trial",
    "/chatflow/versions",
    "/chatflow/numbers",
    "/chatflow/tests",
  ],
  "conversation.changed": [...inbox, planned, "/conversations/:id/notes", "/analytics/answers"],
  "message.received": [
    ...inbox,
    ...beside,
    planned,
    "/conversations/:id/messages",
    "/conversation-messages",
    "/customers/:id/timeline",
  ],
  "message.sent": [
    ...inbox,
    ...beside,
    planned,
    "/conversations/:id/messages",
    "/conversation-messages",
    "/analytics/answers",
  ],
  "conversation.asked": [],
  "channel.paused": ["/channels", "shop"],
  "channel.resumed": ["/channels", "shop"],
  "message.too_late": [],
  "message.not_reached": [],
  "webhook.paused": ["/webhook-endpoints"],
};

/** What a topic of the live line may announce: facts, and changes that are none. */
const announcedBy: Readonly<Record<LiveEvent["topic"], readonly (FactName | QueryName)[]>> = {
  orders: [
    ...(["order.placed", "order.moved", "order.paid", "order.refunded", "order.edited", "order.note_added"] as const),
    "order.credit_changed",
    "shift.changed",
    ...(["order.claim_created", "order.claim_picture_added", "order.claim_ended"] as const),
    "/orders/:id/payment-requests",
  ],
  transactions: [
    "receipt.changed",
    "expense.changed",
    "expense.drafted",
    "restock_cost.decided",
    "supplier.changed",
    "debt.changed",
    "withdrawal.changed",
    "shift.changed",
  ],
  products: ["catalogue.changed", "stock.changed"],
  shop: ["shop.changed", "compliance.changed"],
  customers: ["debt.changed", "customer.changed", "customer.merged", "segment.changed"],
  staff: [
    ...(["/staff", "/invites", "/conversations/assignees", "/conversations/readers"] as const),
    ...(["/roles", "/ownership", "/access-requests", "/access-requests/own"] as const),
  ],
  "list-views": ["/list-views"],
  channels: [
    ...(["/channels", "/message-templates", "/message-templates/:id", "/message-prices", "shop"] as const),
    "/campaigns/:id/quote",
    ...(["/channels/whatsapp/catalogue", "/auto-messages", "/inbox-settings", "/canned-replies"] as const),
  ],
  "api-keys": ["/api-keys"],
  popups: ["/popups", "/popups/:id"],
  "short-links": ["/short-links", "/short-links/:id"],
  campaigns: ["campaign.changed", "sms_connection.changed"],
  // Nothing was changed: lib/live/presence knows it.
  presence: [],
  webhooks: ["/webhook-endpoints", "/webhook-deliveries", "/webhook-deliveries/:id"],
  conversations: ["conversation.opened", "conversation.changed", "message.received", "message.sent"],
};

const isFact = (name: FactName | QueryName): name is FactName => name in staleBy;
const namesOf = (told: readonly (FactName | QueryName)[]): ReadonlySet<unknown> =>
  new Set(told.flatMap((name) => (isFact(name) ? staleBy[name] : [name])));
const isOneOf =
  (names: ReadonlySet<unknown>) =>
  ({ queryKey: [name] }: Pick<Query, "queryKey">) =>
    names.has(name);

/** Reads again what these facts made stale, and what is named itself. */
export const readAgain = (client: QueryClient, told: readonly (FactName | QueryName)[]): Promise<void> =>
  client.invalidateQueries({ predicate: isOneOf(namesOf(told)) });

const isFigure = isOneOf(new Set(analytics));
const isAnnouncedBy = (topics: readonly LiveEvent["topic"][]) =>
  isOneOf(namesOf(topics.flatMap((topic) => announcedBy[topic])));

/** Matches the queries that these topics of the live line may have made stale, without figures. */
export const isStaleAfter = (topics: readonly LiveEvent["topic"][]) => {
  const isAnnounced = isAnnouncedBy(topics);
  return (query: Pick<Query, "queryKey">) => isAnnounced(query) && !isFigure(query);
};
/** Matches the figures that these topics may have made stale. */
export const areStaleFigures = (topics: readonly LiveEvent["topic"][]) => {
  const isAnnounced = isAnnouncedBy(topics);
  return (query: Pick<Query, "queryKey">) => isAnnounced(query) && isFigure(query);
};

export { forgetWhatWasSeen } from "../offline/forget-what-was-seen.ts";
