import { flowSchedules } from "@mauzo/contract/conversations/flow-schedules";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { getChatflowId } from "../chatflows/get-chatflow-id.ts";
import { cancelSchedule } from "./cancel-schedule.ts";
import { findSchedule } from "./queries.ts";
import { schedulePublication } from "./schedule-publication.ts";

export function flowScheduleRoutes(mount: Mount, deps: Deps) {
  mount(flowSchedules.get, ({ query }, { shopId, tx }) =>
    tx(async (tx) => ({ schedule: await findSchedule(tx, shopId, await getChatflowId(tx, shopId, query.flow)) })),
  );
  mount(flowSchedules.create, ({ query, body }, context) => schedulePublication(deps, context, { ...query, ...body }));
  mount(flowSchedules.cancel, ({ params }, context) => cancelSchedule(context, params.id));
}
