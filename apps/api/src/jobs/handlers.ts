import type { Pool } from "../db/client.ts";
import type { Env } from "../env.ts";
import type { MailGateway } from "../gateways/mail/port.ts";
import { notifyOrder } from "../modules/orders/notify-order.ts";
import type { JobHandlers } from "./queue.ts";

type Deps = { pool: Pool; mail: MailGateway; env: Pick<Env, "dashboardUrl"> };

/** Which verb does which job. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  "order-placed": (job) => notifyOrder(deps, job),
});
