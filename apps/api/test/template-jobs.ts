import type { JobName, JobPayloads } from "../src/jobs/job-definitions.ts";
import { askTemplates } from "../src/modules/conversations/templates/ask-templates.ts";
import { deleteAtProvider } from "../src/modules/conversations/templates/delete-at-provider.ts";
import { sendTemplate } from "../src/modules/conversations/templates/send-template.ts";
import type { Stack } from "./stack.ts";

/** Runs the waiting jobs of templates, whatever time they wait for; once each. A job that fails waits again. */
export async function runTemplateJobs({ pool, deps, provider, db }: Stack) {
  const { queue, sealedValues } = deps;
  const jobDeps = { pool, queue, sealedValues, channelTemplates: provider.channelTemplates };
  const run = async <Name extends JobName>(name: Name, handle: (data: JobPayloads[Name]) => Promise<void>) => {
    const { rows } = await db.query<{ data: JobPayloads[Name] }>(
      "delete from pgboss.job where name = $1 returning data",
      [name],
    );
    for (const { data } of rows) await handle(data);
    return rows.length;
  };
  await run("submit-template", (data) => sendTemplate(jobDeps, data));
  await run("delete-template", (data) => deleteAtProvider(jobDeps, data));
  return run("ask-templates", (data) => askTemplates(jobDeps, data));
}
