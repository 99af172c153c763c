import type { Deliveries } from "../webhooks/deliveries.ts";
import type { Template } from "../world/model.ts";
import type { World } from "../world/world.ts";

/** Sets how a template stands, and tells the account's app. */
export function decideTemplate(
  { world, deliveries }: { world: World; deliveries: Deliveries },
  template: Template,
  { status, reason = "NONE" }: { status: string; reason?: string | undefined },
): void {
  template.status = status;
  template.rejected_reason = reason;
  const value = {
    event: status,
    message_template_id: Number(template.id),
    message_template_name: template.name,
    message_template_language: template.language,
    message_template_category: template.category,
    reason,
  };
  const [business] = [...world.businesses.values()].filter(({ waba_id }) => waba_id === template.waba_id);
  if (business) void deliveries.send(business, { field: "message_template_status_update", value });
  world.tell({ kind: "world" });
}
