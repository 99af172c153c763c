import pLimit from "p-limit";
import type { JobDeps } from "../deps.ts";
import { mailAnswer } from "../modules/account/access-requests/mail-answer.ts";
import { mailRequest } from "../modules/account/access-requests/mail-request.ts";
import { sendEmailChange } from "../modules/account/account/send-email-change.ts";
import { sendInvite } from "../modules/account/invites/send-invite.ts";
import { mailOwnership } from "../modules/account/ownership/mail-ownership.ts";
import { notifyPasswordChange } from "../modules/account/passwords/notify-password-change.ts";
import { sendResetLink } from "../modules/account/passwords/send-reset-link.ts";
import { notifySecondFactor } from "../modules/account/second-factor/notify-second-factor.ts";
import { sendSignUpMail } from "../modules/account/session/send-sign-up-mail.ts";
import { continueProductImport } from "../modules/catalogue/imports/continue-product-import.ts";
import { continueBatchUndo } from "../modules/catalogue/products/continue-batch-undo.ts";
import { checkCatalogue } from "../modules/conversations/catalogue/check-catalogue.ts";
import { pushCatalogue } from "../modules/conversations/catalogue/push-catalogue.ts";
import { pushSets } from "../modules/conversations/catalogue/push-sets.ts";
import { fetchFile } from "../modules/conversations/files/fetch-file.ts";
import { fetchLost } from "../modules/conversations/files/fetch-lost.ts";
import { callShop } from "../modules/conversations/flow/call-shop.ts";
import { continueFlow } from "../modules/conversations/flow/continue-flow.ts";
import { endWait } from "../modules/conversations/flow/end-wait.ts";
import { publishScheduled } from "../modules/conversations/flow-schedules/publish-scheduled.ts";
import { checkTrial } from "../modules/conversations/flow-trials/check-trial.ts";
import { mailMention } from "../modules/conversations/notes/mail-mention.ts";
import { mailPausedNumber } from "../modules/conversations/outbox/mail-paused-number.ts";
import { sendPlanned } from "../modules/conversations/planned/send-planned.ts";
import { pushNotice } from "../modules/conversations/push/push-notice.ts";
import { askTemplates } from "../modules/conversations/templates/ask-templates.ts";
import { deleteAtProvider } from "../modules/conversations/templates/delete-at-provider.ts";
import { sendTemplate } from "../modules/conversations/templates/send-template.ts";
import { assignInTurn } from "../modules/conversations/turns/assign-in-turn.ts";
import { resumeBot } from "../modules/conversations/turns/resume-bot.ts";
import { continueContactImport } from "../modules/customers/imports/continue-contact-import.ts";
import { mailPausedWebhook } from "../modules/developers/webhooks/mail-paused-webhook.ts";
import { continueExpenseImport } from "../modules/expenses/imports/continue-expense-import.ts";
import { draftRepeats } from "../modules/expenses/repeats/draft-repeats.ts";
import { rollFigures } from "../modules/insights/rollups/roll-figures.ts";
import { mailWeeklySummary } from "../modules/insights/weekly-summary/mail-weekly-summary.ts";
import { queueWeeklySummaries } from "../modules/insights/weekly-summary/queue-weekly-summaries.ts";
import { proveLedger } from "../modules/ledger/journal/prove-ledger.ts";
import { releaseHeldStock } from "../modules/orders/cart/release-held-stock.ts";
import { findShopsToRemind } from "../modules/orders/credit/find-shops-to-remind.ts";
import { remindDebtors } from "../modules/orders/credit/remind-debtors.ts";
import { mailNewOrder } from "../modules/orders/orders/mail-new-order.ts";
import { mailOrderMessage } from "../modules/orders/workflow/mail-order-message.ts";
import { runOrderTimer } from "../modules/orders/workflow/run-order-timer.ts";
import { sendOrderMessage } from "../modules/orders/workflow/send-order-message.ts";
import { startWaitingTimers } from "../modules/orders/workflow/start-waiting-timers.ts";
import { mailDecision } from "../modules/payments/compliance/mail-decision.ts";
import { queryPayment } from "../modules/payments/payments/query-payment.ts";
import { sendPaymentRequest } from "../modules/payments/payments/send-payment-request.ts";
import { findUnsettledShops } from "../modules/payments/settlements/find-unsettled-shops.ts";
import { settlePayments } from "../modules/payments/settlements/settle-payments.ts";
import { querySetupPayment } from "../modules/payments/setup-fee/query-setup-payment.ts";
import { sendSetupRequest } from "../modules/payments/setup-fee/send-setup-request.ts";
import { mailPayoutNews } from "../modules/payments/withdrawals/mail-payout-news.ts";
import { queryWithdrawal } from "../modules/payments/withdrawals/query-withdrawal.ts";
import { sendWithdrawal } from "../modules/payments/withdrawals/send-withdrawal.ts";
import { mailWayChanges } from "../modules/shop/payment-settings/mail-way-changes.ts";
import { sendContactMessage } from "../modules/storefront/contact-messages/send-contact-message.ts";
import { refreshSite } from "../modules/storefront/public-shops/refresh-site.ts";
import { clean } from "./cleaning/clean.ts";
import type { JobHandlers } from "./job-queue.ts";

/** Customers' pictures are drawn one at a time. */
const drawing = pLimit(1);

/** Maps each job to the function that runs it. */
export const jobHandlers = (deps: JobDeps): JobHandlers => ({
  "fetch-file": (job) => fetchFile({ ...deps, drawing }, job),
  "fetch-lost": (job) => fetchLost(deps, job),
  "resume-bot": (job) => resumeBot(deps, job),
  "assign-in-turn": (job) => assignInTurn(deps, job),
  "forgot-password": (job) => sendResetLink(deps, job),
  "password-changed": (job) => notifyPasswordChange(deps, job),
  "second-factor-changed": (job) => notifySecondFactor(deps, job),
  "sign-up-mail": (job) => sendSignUpMail(deps, job),
  "change-email": (job) => sendEmailChange(deps, job),
  "send-invite": (job) => sendInvite(deps, job),
  "cart-held": (job) => releaseHeldStock(deps, job),
  "order-mail": (job) => mailNewOrder(deps, job),
  "order-message": (job) => sendOrderMessage(deps, job),
  "order-message-mail": (job) => mailOrderMessage(deps, job),
  "channel-paused-mail": (job) => mailPausedNumber(deps, job),
  "mention-mail": (job) => mailMention(deps, job),
  "push-notice": (job) => pushNotice(deps, job),
  "planned-message": (job) => sendPlanned(deps, job),
  "publish-flow": (job) => publishScheduled(deps, job),
  "check-flow-trial": (job) => checkTrial(deps, job),
  "webhook-paused-mail": (job) => mailPausedWebhook(deps, job),
  "ways-to-pay-mail": (job) => mailWayChanges(deps, job),
  "access-request-mail": (job) => mailRequest(deps, job),
  "access-answer-mail": (job) => mailAnswer(deps, job),
  "ownership-mail": (job) => mailOwnership(deps, job),
  "submit-template": (job) => sendTemplate(deps, job),
  "delete-template": (job) => deleteAtProvider(deps, job),
  "ask-templates": (job) => askTemplates(deps, job),
  "push-catalogue": (job) => pushCatalogue(deps, job),
  "check-catalogue": (job) => checkCatalogue(deps, job),
  "push-catalogue-sets": (job) => pushSets(deps, job),
  "order-timer": (job) => runOrderTimer(deps, job),
  "workflow-changed": (job) => startWaitingTimers(deps, job),
  "debt-reminders": (job) => findShopsToRemind(deps, job),
  "expense-repeats": (job) => draftRepeats(deps, job),
  "weekly-summaries": (job) => queueWeeklySummaries(deps, job),
  "weekly-summary-mail": (job) => mailWeeklySummary(deps, job),
  "remind-debtors": (job) => remindDebtors(deps, job),
  "ask-payment": (job) => sendPaymentRequest(deps, job),
  "query-payment": (job) => queryPayment(deps, job),
  "ask-setup-fee": (job) => sendSetupRequest(deps, job),
  "query-setup-fee": (job) => querySetupPayment(deps, job),
  "continue-flow": (job) => continueFlow(deps, job),
  "end-wait": (job) => endWait(deps, job),
  "call-shop": (job) => callShop(deps, job),
  settlements: (job) => findUnsettledShops(deps, job),
  "settle-payments": (job) => settlePayments(deps, job),
  "send-withdrawal": (job) => sendWithdrawal(deps, job),
  "query-withdrawal": (job) => queryWithdrawal(deps, job),
  "payout-mail": (job) => mailPayoutNews(deps, job),
  "compliance-mail": (job) => mailDecision(deps, job),
  "contact-message": (job) => sendContactMessage(deps, job),
  "import-products": (job) => continueProductImport(deps, job),
  "import-contacts": (job) => continueContactImport(deps, job),
  "import-expenses": (job) => continueExpenseImport(deps, job),
  "undo-edit": (job) => continueBatchUndo(deps, job),
  "shop-changed": (job) => refreshSite(deps, job),
  "prove-ledger": (job) => proveLedger(deps, job),
  "roll-figures": (job) => rollFigures(deps, job),
  cleaning: (job) => clean(deps, job),
  "media-removed": ({ names }) => deps.storage.remove(names),
});
