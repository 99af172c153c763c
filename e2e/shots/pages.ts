/** Ids of the photographed shop's things, for pages that show one of them. */
export type ShotData = {
  product?: string | undefined;
  change?: string | undefined;
  item?: string | undefined;
  group?: string | undefined;
  set?: string | undefined;
  order?: string | undefined;
  transaction?: string | undefined;
  expense?: string | undefined;
  supplier?: string | undefined;
  expenseFile?: string | undefined;
  /** A message to a webhook. */
  delivery?: string | undefined;
  popup?: string | undefined;
  template?: string | undefined;
  /** A CSV file that is being checked. */
  imported?: string | undefined;
  contacts?: string | undefined;
  customer?: string | undefined;
  segment?: string | undefined;
  campaign?: string | undefined;
  /** A recurring one. */
  plan?: string | undefined;
  /** A campaign that is not sent yet. */
  draft?: string | undefined;
  conversation?: string | undefined;
  cart?: string | undefined;
  /** Where what was ordered is paid for. */
  pay?: string | undefined;
  /** The link to what a customer owes. */
  balance?: string | undefined;
  /** The link of an SMS that was sent. */
  optOut?: string | undefined;
  /** Where a product is shown to customers. */
  productPage?: string | undefined;
  slug?: string;
};

type App = "web" | "dashboard" | "cart";
export type PageRow = {
  name: string;
  app: App;
  /**
   * The folder of its page.tsx under `src/app`, in the dashboard under `[locale]` and without groups. Every page has a
   * row here.
   */
  route: string;
  /**
   * Its address without the language, or undefined where the shop has nothing to show there. The route itself by
   * default.
   */
  at?: (facts: ShotData) => string | undefined;
  /** The dashboard's pages are opened as the shop's owner, all others logged out. */
  signedIn?: boolean;
};

const ofShop = (name: string, route: string, at?: PageRow["at"]): PageRow => ({
  ...{ name, app: "dashboard", route, signedIn: true },
  ...(at && { at }),
});
const under = (path: string, id: string | undefined) => (id === undefined ? undefined : `${path}/${id}`);

/** Every page of the apps. Add a row to photograph a new one. */
export const pages: readonly PageRow[] = [
  { name: "site-home", app: "web", route: "/[locale]", at: () => "/" },
  { name: "site-shops", app: "web", route: "/[locale]/shops", at: () => "/shops" },
  { name: "site-shop", app: "web", route: "/[locale]/shops/[slug]", at: ({ slug = "demo" }) => `/shops/${slug}` },
  {
    name: "site-product",
    app: "web",
    route: "/[locale]/shops/[slug]/p/[product]",
    at: ({ productPage }) => productPage,
  },
  {
    name: "site-shop-set",
    app: "web",
    route: "/[locale]/shops/[slug]/sets/[set]",
    at: ({ slug = "demo", set }) => under(`/shops/${slug}/sets`, set),
  },
  {
    name: "site-shop-search",
    app: "web",
    route: "/[locale]/shop-search",
    at: () => "/shop-search?q=duka",
  },
  { name: "site-pricing", app: "web", route: "/[locale]/pricing", at: () => "/pricing" },
  { name: "site-about", app: "web", route: "/[locale]/about", at: () => "/about" },
  { name: "site-contact", app: "web", route: "/[locale]/contact-us", at: () => "/contact-us" },
  { name: "site-resources", app: "web", route: "/[locale]/resources", at: () => "/resources" },
  { name: "site-developers", app: "web", route: "/[locale]/for-developers", at: () => "/for-developers" },
  { name: "site-terms", app: "web", route: "/[locale]/terms-of-service", at: () => "/terms-of-service" },
  { name: "site-privacy", app: "web", route: "/[locale]/privacy-policy", at: () => "/privacy-policy" },
  { name: "site-qr-code", app: "web", route: "/[locale]/qr-code", at: () => "/qr-code#n=0712345678" },
  { name: "site-customize-qr", app: "web", route: "/[locale]/customize-qr", at: () => "/customize-qr#n=0712345678" },
  { name: "site-missing", app: "web", route: "/[locale]/missing", at: () => "/no-such-page" },
  { name: "site-missing-shop", app: "web", route: "/[locale]/missing/shop", at: () => "/shops/no-such-shop" },
  { name: "log-in", app: "dashboard", route: "/login" },
  { name: "sign-up", app: "dashboard", route: "/sign-up", at: () => "/dashboard?auth=Signup" },
  { name: "forgot-password", app: "dashboard", route: "/forgot-password" },
  { name: "reset-password", app: "dashboard", route: "/reset-password" },
  { name: "finish-sign-up", app: "dashboard", route: "/reset-password/finish-sign-up" },
  { name: "confirm-email", app: "dashboard", route: "/reset-password/confirm-email" },
  { name: "invite", app: "dashboard", route: "/invite", at: () => "/invite" },
  { name: "missing", app: "dashboard", route: "/missing", at: () => "/login/no-such-page" },
  ofShop("home", "/dashboard"),
  ofShop("orders", "/dashboard/orders"),
  ofShop("debts", "/dashboard/debt"),
  ofShop("suppliers", "/dashboard/debt/suppliers"),
  ofShop("supplier", "/dashboard/debt/suppliers/by-id", ({ supplier }) => under("/dashboard/debt/suppliers", supplier)),
  ofShop("withdrawals", "/dashboard/transactions/withdrawals"),
  ofShop("compliance", "/dashboard/compliance"),
  { name: "desk", app: "dashboard", route: "/operator" },
  { name: "desk-case", app: "dashboard", route: "/operator/cases/by-id", at: () => undefined },
  ofShop("debt", "/dashboard/debt/by-id", ({ customer }) => under("/dashboard/debt", customer)),
  ofShop("unmatched", "/dashboard/transactions/unmatched"),
  ofShop("till", "/dashboard/pos"),
  ofShop("shifts", "/dashboard/pos/shifts"),
  ofShop("order-add", "/dashboard/orders/add-order"),
  ofShop("order", "/dashboard/orders/order-info/by-id", ({ order }) => under("/dashboard/orders/order-info", order)),
  ofShop("order-edit", "/dashboard/orders/order-info/by-id/edit", ({ order }) =>
    under("/dashboard/orders/order-info", order && `${order}/edit`),
  ),
  ofShop("conversations", "/dashboard/conversations"),
  ofShop("answer-times", "/dashboard/conversations/numbers"),
  ofShop("conversation", "/dashboard/conversations/by-id", ({ conversation }) =>
    under("/dashboard/conversations", conversation),
  ),
  ofShop("chatflow", "/dashboard/chatflow"),
  ofShop("connect", "/dashboard/connect"),
  ofShop("templates", "/dashboard/connect/templates"),
  ofShop("template-new", "/dashboard/connect/templates/new"),
  ofShop("template", "/dashboard/connect/templates/by-id", ({ template }) =>
    under("/dashboard/connect/templates", template),
  ),
  ofShop("customers", "/dashboard/customers"),
  ofShop("customer", "/dashboard/customers/by-id", ({ customer }) => under("/dashboard/customers", customer)),
  ofShop("customers-import", "/dashboard/customers/import"),
  ofShop("customers-import-check", "/dashboard/customers/import/by-id", ({ contacts }) =>
    under("/dashboard/customers/import", contacts),
  ),
  ofShop("customer-new", "/dashboard/customers/new"),
  ofShop("customer-edit", "/dashboard/customers/edit/by-id", ({ customer }) =>
    under("/dashboard/customers/edit", customer),
  ),
  ofShop("customer-merge", "/dashboard/customers/merge/by-id", ({ customer }) =>
    under("/dashboard/customers/merge", customer),
  ),
  ofShop("customer-doubles", "/dashboard/customers/doubles"),
  ofShop("segments", "/dashboard/customers/customers-segments"),
  ofShop("segment-new", "/dashboard/customers/customers-segments/new"),
  ofShop("segment", "/dashboard/customers/customers-segments/by-id", ({ segment }) =>
    under("/dashboard/customers/customers-segments", segment),
  ),
  ofShop("products", "/dashboard/products"),
  ofShop("product", "/dashboard/products/by-id", ({ product }) => under("/dashboard/products", product)),
  ofShop("product-new", "/dashboard/products/new"),
  ofShop("product-edit", "/dashboard/products/edit/by-id", ({ product }) => under("/dashboard/products/edit", product)),
  ofShop("product-changes", "/dashboard/products/changes"),
  ofShop("product-change", "/dashboard/products/changes/by-id", ({ change }) =>
    under("/dashboard/products/changes", change),
  ),
  ofShop("import", "/dashboard/products/import"),
  ofShop("import-check", "/dashboard/products/import/by-id", ({ imported }) =>
    under("/dashboard/products/import", imported),
  ),
  ofShop("stock", "/dashboard/products/stock"),
  ofShop("stock-count", "/dashboard/products/stock/count"),
  ofShop("stock-item", "/dashboard/products/stock/by-id", ({ item }) => under("/dashboard/products/stock", item)),
  ofShop("sets", "/dashboard/products/set"),
  ofShop("set-collection", "/dashboard/products/set/single-set-collection"),
  ofShop("set-sections", "/dashboard/products/set/template-based-set"),
  ofShop("add-ons", "/dashboard/products/add-ons"),
  ofShop("add-ons-new", "/dashboard/products/add-ons/new"),
  ofShop("add-ons-edit", "/dashboard/products/add-ons/by-id", ({ group }) =>
    under("/dashboard/products/add-ons", group),
  ),
  ofShop("transactions", "/dashboard/transactions"),
  ofShop("transaction", "/dashboard/transactions/by-id", ({ transaction }) =>
    under("/dashboard/transactions", transaction),
  ),
  ofShop("marketing", "/dashboard/marketing"),
  ofShop("campaigns", "/dashboard/marketing/sms/campaign"),
  ofShop("campaign", "/dashboard/marketing/sms/campaign/by-id", ({ campaign }) =>
    under("/dashboard/marketing/sms/campaign", campaign),
  ),
  ofShop("campaign-new", "/dashboard/marketing/sms/create"),
  ofShop(
    "campaign-preview",
    "/dashboard/marketing/sms/preview",
    ({ draft }) => draft && `/dashboard/marketing/sms/preview?id=${draft}`,
  ),
  ofShop("whatsapp-campaigns", "/dashboard/marketing/whatsapp/campaign"),
  ofShop("whatsapp-campaign", "/dashboard/marketing/whatsapp/campaign/by-id", ({ campaign }) =>
    under("/dashboard/marketing/whatsapp/campaign", campaign),
  ),
  ofShop("whatsapp-campaign-new", "/dashboard/marketing/whatsapp/campaign/new"),
  ofShop(
    "whatsapp-campaign-preview",
    "/dashboard/marketing/whatsapp/campaign/preview",
    ({ draft }) => draft && `/dashboard/marketing/whatsapp/campaign/preview?id=${draft}`,
  ),
  ofShop("campaign-plans", "/dashboard/marketing/recurring"),
  ofShop("campaign-plan", "/dashboard/marketing/recurring/by-id", ({ plan }) =>
    under("/dashboard/marketing/recurring", plan),
  ),
  ofShop("campaign-plan-new", "/dashboard/marketing/recurring/new"),
  ofShop("sms-providers", "/dashboard/marketing/sms/providers"),
  ofShop("webhook-logs", "/dashboard/webhook-logs"),
  ofShop("webhook-log", "/dashboard/webhook-logs/by-id", ({ delivery }) => under("/dashboard/webhook-logs", delivery)),
  ofShop("settings-api-keys", "/dashboard/settings/api-keys"),
  ofShop("settings-record", "/dashboard/settings/record"),
  ofShop("links", "/dashboard/marketing/links"),
  ofShop("popups", "/dashboard/marketing/website/website-popup"),
  ofShop("popup", "/dashboard/marketing/website/website-popup/by-id", ({ popup }) =>
    under("/dashboard/marketing/website/website-popup", popup),
  ),
  ofShop("settings-webhooks", "/dashboard/settings/webhooks"),
  ofShop("analytics", "/dashboard/analytics"),
  ofShop("expenses", "/dashboard/expenses"),
  ofShop("expense-records", "/dashboard/expenses/expenses-records"),
  ofShop("expenses-import", "/dashboard/expenses/import"),
  ofShop("expenses-import-check", "/dashboard/expenses/import/by-id", ({ expenseFile }) =>
    under("/dashboard/expenses/import", expenseFile),
  ),
  ofShop("expense", "/dashboard/expenses/expenses-records/by-id", ({ expense }) =>
    under("/dashboard/expenses/expenses-records", expense),
  ),
  ofShop("missing-inside", "/dashboard/missing", () => "/dashboard/no-such-page"),
  ofShop("gallery", "/dashboard/gallery"),
  ofShop("settings", "/dashboard/settings"),
  ofShop("settings-shop", "/dashboard/settings/shop"),
  ofShop("settings-public-page", "/dashboard/settings/public-page"),
  ofShop("settings-payments", "/dashboard/settings/payments"),
  ofShop("settings-pos", "/dashboard/settings/pos"),
  ofShop("settings-inbox", "/dashboard/settings/inbox"),
  ofShop("settings-delivery", "/dashboard/settings/delivery"),
  ofShop("settings-order-workflow", "/dashboard/settings/workflows/order-workflow"),
  ofShop("settings-held-goods", "/dashboard/settings/held-goods"),
  ofShop("try-chat", "/dashboard/settings/chat"),
  ofShop("profile", "/dashboard/profile"),
  ofShop("staff-accounts", "/dashboard/profile/staff-accounts"),
  { name: "cart", app: "cart", route: "/cart", at: ({ cart }) => cart },
  { name: "pay", app: "cart", route: "/cart/pay", at: ({ pay }) => pay },
  { name: "cart-without-link", app: "cart", route: "/cart" },
  { name: "balance", app: "cart", route: "/d/[code]", at: ({ balance = "/d/hakunahatakidogohapaxx" }) => balance },
  { name: "opt-out", app: "cart", route: "/o/[code]", at: ({ optOut = "/o/hakunahata" }) => optOut },
];
