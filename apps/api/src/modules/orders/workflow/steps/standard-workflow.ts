import type { Notice, OrderWorkflow, WorkflowEvent } from "@mauzo/contract/orders/order-workflow";
import { standardAppearance } from "@mauzo/contract/shop/order-appearance";
import { standardReminders } from "../../credit/steps/standard-reminders.ts";

const notice = (on: boolean, en: string, sw: string): Notice => ({ on, text: { en, sw } });
const quiet = notice(false, "", "");

/** The default messages to customers: only what they wait for, and nothing twice. */
const toCustomer: Record<WorkflowEvent, Notice> = {
  new: notice(
    false,
    "{name}, we have your order {number}: {total}. Follow it here: {link}",
    "{jina}, tumepokea oda yako {namba}: {jumla}. Ifuatilie hapa: {kiungo}",
  ),
  preparing: notice(
    true,
    "We are preparing your order {number}. We will tell you when it is ready.",
    "Tunaandaa oda yako {namba}. Tutakuambia ikiwa tayari.",
  ),
  ready: notice(
    true,
    "Your order {number} is ready. To pay: {owed}. {link}",
    "Oda yako {namba} iko tayari. Ya kulipa: {deni}. {kiungo}",
  ),
  "picked up": notice(
    false,
    "Thank you for coming, {name}. Your receipt: {link}",
    "Asante kwa kuja, {jina}. Risiti yako: {kiungo}",
  ),
  delivered: notice(
    true,
    "Your order {number} was delivered. Thank you. Your receipt: {link}",
    "Oda yako {namba} imefikishwa. Asante. Risiti yako: {kiungo}",
  ),
  cancelled: notice(
    true,
    "Your order {number} was cancelled. Write to us here if that is a mistake.",
    "Oda yako {namba} imeghairiwa. Tuandikie hapa kama ni makosa.",
  ),
  paid: notice(
    true,
    "We have your payment for order {number}. Thank you. Your receipt: {link}",
    "Tumepokea malipo ya oda {namba}. Asante. Risiti yako: {kiungo}",
  ),
};
const toStaff: Partial<Record<WorkflowEvent, Notice>> = {
  cancelled: notice(
    false,
    "Order {number} of {name} was cancelled: {total}.",
    "Oda {namba} ya {jina} imeghairiwa: {jumla}.",
  ),
  paid: notice(false, "Order {number} of {name} is paid: {total}.", "Oda {namba} ya {jina} imelipwa: {jumla}."),
};
const step = (event: WorkflowEvent) => ({ customer: toCustomer[event], staff: toStaff[event] ?? quiet });

/** The workflow for shops that have set none. */
export const standardWorkflow: OrderWorkflow = {
  appearance: standardAppearance,
  steps: {
    new: step("new"),
    preparing: step("preparing"),
    ready: step("ready"),
    "picked up": step("picked up"),
    delivered: step("delivered"),
    cancelled: step("cancelled"),
    paid: step("paid"),
  },
  timers: [],
  reminders: standardReminders,
};
