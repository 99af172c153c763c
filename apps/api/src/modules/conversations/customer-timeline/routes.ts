import { customerTimeline } from "@mauzo/contract/conversations/customer-timeline";
import type { Mount } from "../../../http/mount.ts";
import { listTimeline } from "./list-timeline.ts";

export function customerTimelineRoutes(mount: Mount) {
  mount(customerTimeline.list, ({ params, query }, context) => listTimeline(context, params.id, query));
}
