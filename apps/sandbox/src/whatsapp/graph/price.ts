import type { Template } from "../world/model.ts";

/** Templates cost; not those of an order in an open window, and nothing else does. */
export function pricingOf(template: Template | undefined, isWindowOpen: boolean) {
  const category = template?.category.toLowerCase() ?? "service";
  const isFree = template === undefined || (category === "utility" && isWindowOpen);
  return { billable: !isFree, pricing_model: "PMP", type: isFree ? "free_customer_service" : "regular", category };
}
