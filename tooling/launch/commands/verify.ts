import path from "node:path";
import { runSteps } from "../checks/run-steps.ts";
import { staticSteps } from "../checks/static-steps.ts";
import { vitestStep } from "../checks/vitest-step.ts";
import { runCommand } from "../processes/command-session.ts";
import { forgetSettings, root } from "../stack/settings.ts";

const logFolder = path.join(root, ".data", "test");

await runCommand("npm run verify", logFolder, (session) => {
  forgetSettings(process.env);
  const unitTests = vitestStep("Unit tests", {
    projects: ["!@mauzo/api", "!@mauzo/bench", "!@mauzo/launch", "!@mauzo/new-area"],
    propertyShare: 0.1,
  });
  return runSteps(session, logFolder, [[unitTests, ...staticSteps]]);
});
