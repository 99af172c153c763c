import path from "node:path";
import { staticSteps } from "../checks/static-steps.ts";
import { runSteps } from "../checks/steps.ts";
import { storiesStep } from "../checks/stories-step.ts";
import { vitestStep } from "../checks/vitest-step.ts";
import { runCommand } from "../processes/session.ts";
import { forgetSettings, root } from "../stack/settings.ts";

await runCommand("npm test", path.join(root, ".data", "test"), (session) => {
  forgetSettings(process.env);
  return runSteps(session, [staticSteps, [vitestStep("Unit and integration")], [storiesStep]]);
});
