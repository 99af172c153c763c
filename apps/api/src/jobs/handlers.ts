import type { JobDeps } from "../deps.ts";
import { sendEmailChange } from "../modules/account/send-email-change.ts";
import { releaseCart } from "../modules/cart/release-cart.ts";
import { sendContactMessage } from "../modules/contact-messages/send-contact-message.ts";
import { sendInvite } from "../modules/invites/send-invite.ts";
import { forgetMedium } from "../modules/media/forget-medium.ts";
import { mailOrderMessage } from "../modules/order-workflow/mail-order-message.ts";
import { runTimer } from "../modules/order-workflow/run-timer.ts";
import { sendOrderMessage } from "../modules/order-workflow/send-order-message.ts";
import { timeWaiting } from "../modules/order-workflow/time-waiting.ts";
import { notifyOrder } from "../modules/orders/notify-order.ts";
import { notifyPasswordChange } from "../modules/passwords/notify-password-change.ts";
import { sendResetLink } from "../modules/passwords/send-reset-link.ts";
import { workOnImport } from "../modules/product-imports/work-on-import.ts";
import { goOnUndoing } from "../modules/products/go-on-undoing.ts";
import { refreshSite } from "../modules/public-shops/refresh-site.ts";
import { sendSignUpMail } from "../modules/session/send-sign-up-mail.ts";
import { tellStaff } from "../modules/staff/tell-staff.ts";
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
