import { categoryNames as category } from "@mauzo/format/category-names/sw";
import { typedAs } from "@mauzo/format/messages/translation";
import type { english } from "../en/english.ts";
import { addOns } from "./add-ons.ts";
import { addOrder } from "./add-order.ts";
import { analytics } from "./analytics.ts";
import { apiKeys } from "./api-keys.ts";
import { campaignPlans } from "./campaign-plans.ts";
import { campaigns } from "./campaigns.ts";
import { chatflow } from "./chatflow.ts";
import { claims } from "./claims.ts";
import { compliance } from "./compliance.ts";
import { connect } from "./connect.ts";
import { contactImports } from "./contact-imports.ts";
import { conversations } from "./conversations.ts";
import { credit } from "./credit.ts";
import { creditLimit } from "./credit-limit.ts";
import { customers } from "./customers.ts";
import { debts } from "./debts.ts";
import { delivery } from "./delivery.ts";
import { desk } from "./desk.ts";
import { documents } from "./documents.ts";
import { editOrder } from "./edit-order.ts";
import { expenseImports } from "./expense-imports.ts";
import { expenses } from "./expenses.ts";
import { gallery } from "./gallery.ts";
import { home } from "./home.ts";
import { imports } from "./imports.ts";
import { botResumes, inboxSettings } from "./inbox-settings.ts";
import { input } from "./input.ts";
import { invite } from "./invite.ts";
import { linkTarget } from "./link-target.ts";
import { list } from "./list.ts";
import { marketing } from "./marketing.ts";
import { merges } from "./merges.ts";
import { openCarts } from "./open-carts.ts";
import { orders } from "./orders.ts";
import { palette } from "./palette.ts";
import { paymentRequests } from "./payment-requests.ts";
import { payments } from "./payments.ts";
import { popups } from "./popups.ts";
import { pos } from "./pos.ts";
import { posSettings } from "./pos-settings.ts";
import { products } from "./products.ts";
import { profile } from "./profile.ts";
import { record } from "./record.ts";
import { restockCosts } from "./restock-costs.ts";
import { secondFactor } from "./second-factor.ts";
import { segments } from "./segments.ts";
import { session } from "./session.ts";
import { sets } from "./sets.ts";
import { settings } from "./settings.ts";
import { setupFee } from "./setup-fee.ts";
import { share } from "./share.ts";
import { shell } from "./shell.ts";
import { shop } from "./shop.ts";
import { shopPages } from "./shop-pages.ts";
import { shortLinks } from "./short-links.ts";
import { smsProviders } from "./sms-providers.ts";
import { staff } from "./staff.ts";
import { stock } from "./stock.ts";
import { debtTabs, suppliers } from "./suppliers.ts";
import { talk } from "./talk.ts";
import { templates } from "./templates.ts";
import { transactions } from "./transactions.ts";
import { unmatched } from "./unmatched.ts";
import { upload } from "./upload.ts";
import { webhookLogs } from "./webhook-logs.ts";
import { webhooks } from "./webhooks.ts";
import { weeklySummary } from "./weekly-summary.ts";
import { withdrawals } from "./withdrawals.ts";
import { workflow } from "./workflow.ts";

export const swahili = typedAs<typeof english>({
  addOrder,
  analytics,
  campaigns,
  campaignPlans,
  category,
  chatflow,
  claims,
  compliance,
  connect,
  conversations,
  contactImports,
  credit,
  creditLimit,
  customers,
  debts,
  delivery,
  desk,
  payments,
  editOrder,
  gallery,
  home,
  imports,
  botResumes,
  inboxSettings,
  input,
  invite,
  list,
  marketing,
  merges,
  openCarts,
  orders,
  palette,
  documents,
  paymentRequests,
  popups,
  pos,
  posSettings,
  products,
  profile,
  secondFactor,
  session,
  addOns,
  segments,
  sets,
  settings,
  setupFee,
  share,
  shell,
  shop,
  shopPages,
  smsProviders,
  staff,
  linkTarget,
  shortLinks,
  stock,
  talk,
  templates,
  transactions,
  unmatched,
  upload,
  weeklySummary,
  withdrawals,
  workflow,
  expenseImports,
  expenses,
  restockCosts,
  debtTabs,
  suppliers,
  apiKeys,
  record,
  webhooks,
  webhookLogs,
});
