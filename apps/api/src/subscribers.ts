import type { Subscribers } from "./facts.ts";
import { pushOrderConfirmation } from "./modules/conversations/chat/push-order-confirmation.ts";

/** The subscribers of each fact. What happens after the commit is a job: `jobs/job-handlers.ts`. */
export const subscribers: Subscribers = {
  "cart-ordered": [pushOrderConfirmation],
};
