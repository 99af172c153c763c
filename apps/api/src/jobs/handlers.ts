import type { JobDeps } from "../deps.ts";
import { sendEmailChange } from "../modules/account/account/send-email-change.ts";
import { sendInvite } from "../modules/account/invites/send-invite.ts";
import { notifyPasswordChange } from "../modules/account/passwords/notify-password-change.ts";
import { sendResetLink } from "../modules/account/passwords/send-reset-link.ts";
import { sendSignUpMail } from "../modules/account/session/send-sign-up-mail.ts";
import { workOnImport } from "../modules/catalogue/imports/work-on-import.ts";
import { goOnUndoing } from "../modules/catalogue/products/go-on-undoing.ts";
import { releaseCart } from "../modules/orders/cart/release-cart.ts";
import { tellStaff } from "../modules/orders/notices/tell-staff.ts";
import { notifyOrder } from "../modules/orders/orders/notify-order.ts";
import { mailOrderMessage } from "../modules/orders/workflow/mail-order-message.ts";
import { runTimer } from "../modules/orders/workflow/run-timer.ts";
import { sendOrderMessage } from "../modules/orders/workflow/send-order-message.ts";
import { timeWaiting } from "../modules/orders/workflow/time-waiting.ts";
import { forgetMedium } from "../modules/shop/media/forget-medium.ts";
import { sendContactMessage } from "../modules/storefront/contact-messages/send-contact-message.ts";
import { refreshSite } from "../modules/storefront/public-shops/refresh-site.ts";
import type { JobHandlers } from "./queue.ts";

/** Which verb does which job. */
export const jobHandlers = (deps: JobDeps): JobHandlers => ({
  "forgot-password": (job) => sendResetLink(deps, job),
  "password-changed": (job) => notifyPasswordChange(deps, job),
  "sign-up-mail": (job) => sendSignUpMail(deps, job),
  "change-email": (job) => sendEmailChange(deps, job),
  "send-invite": (job) => sendInvite(deps, job),
  "cart-held": (job) => releaseCart(deps, job),
  "order-placed": (job) => tellStaff(deps, job),
  "order-mail": (job) => notifyOrder(deps, job),
  "order-message": (job) => sendOrderMessage(deps, job),
  "order-message-mail": (job) => mailOrderMessage(deps, job),
  "order-timer": (job) => runTimer(deps, job),
  "workflow-changed": (job) => timeWaiting(deps, job),
  "contact-message": (job) => sendContactMessage(deps, job),
  "media-uploaded": (job) => forgetMedium(deps, job),
  "import-products": (job) => workOnImport(deps, job),
  "undo-edit": (job) => goOnUndoing(deps, job),
  "shop-changed": (job) => refreshSite(deps, job),
  "media-removed": ({ names }) => deps.storage.remove(names),
});
