import type { Subscribers } from "./facts.ts";
import { pushReceipt } from "./modules/conversations/chat/push-receipt.ts";

/** Who hears of which fact. What is told once it is committed is a job: `jobs/handlers.ts`. */
export const subscribers: Subscribers = {
  "cart-ordered": [pushReceipt],
};
