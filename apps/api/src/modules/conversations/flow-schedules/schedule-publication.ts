import { scheduleDaysMost } from "@mauzo/contract/conversations/flow-schedules";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getChatflowId } from "../chatflows/get-chatflow-id.ts";
import { putScheduleAway } from "./put-schedule-away.ts";
import { insertSchedule } from "./queries.ts";
import { isSchedulable } from "./rules.ts";

type Asked = { flow?: string | undefined; publish_at: string; note: string; even_so: boolean };

/** Plans that the draft of a flow is published, as it is then. @throws 404, 422 for a time that has passed or is too far, 409 where one is planned */
export const schedulePublication = (
  { queue }: Pick<Deps, "queue">,
  { shopId, tx, person }: ShopContext,
  { flow, publish_at: publishAt, note, even_so: evenSo }: Asked,
): Promise<{ id: string }> =>
  tx(async (tx) => {
    const nowMs = Date.now();
    if (!isSchedulable(publishAt, nowMs))
      throw refuse(
        { code: "planned_time_invalid", values: { days: scheduleDaysMost } },
        { loc: ["body", "publish_at"] },
      );
    const chatflowId = await getChatflowId(tx, shopId, flow);
    const planned = { shopId, chatflowId, publishAt, note, evenSo };
    const id = await insertSchedule(tx, { ...planned, userId: person.userId, userName: person.name });
    if (id === undefined) throw refuse("flow_planned");
    await putScheduleAway(tx, { shopId, chatflowId }, { planned: false });
    const afterSeconds = Math.ceil((Date.parse(publishAt) - nowMs) / 1000);
    await queue.send(tx, "publish-flow", { shopId, scheduleId: id }, { afterSeconds });
    return { id };
  });
