import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { JobPayloads } from "../../../../jobs/job-definitions.ts";

type Told = Omit<JobPayloads["ownership-mail"], "reader">;

/** Both hear of each step, whoever took it: one who did not must know at once. */
export async function mailBoth(tx: Tx, queue: Deps["queue"], told: Told): Promise<void> {
  for (const reader of ["from", "to"] as const) await queue.send(tx, "ownership-mail", { ...told, reader });
}
