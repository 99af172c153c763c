import path from "node:path";
import { e2eStep } from "../checks/e2e-step.ts";
import { runSteps } from "../checks/run-steps.ts";
import { staticSteps } from "../checks/static-steps.ts";
import { vitestStep } from "../checks/vitest-step.ts";
import { runCommand } from "../processes/command-session.ts";
import { forgetSettings, root } from "../stack/settings.ts";

const logFolder = path.join(root, ".data", "test");

await runCommand("npm test", logFolder, (session) => {
  forgetSettings(process.env);
  return runSteps(session, logFolder, [
    staticSteps,
    [vitestStep("Unit and integration", { propertyShare: 0.2 })],
    [e2eStep],
  ]);
});
