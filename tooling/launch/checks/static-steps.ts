import path from "node:path";
import { type Program, runProgram } from "../processes/program.ts";
import { turbo } from "../stack/build.ts";
import { plainEnvironment } from "../stack/environment.ts";
import { root } from "../stack/settings.ts";
import type { Step } from "./run-steps.ts";

function step(name: string, program: Omit<Program, "name">): Step {
  return {
    name,
    run: async (session) => {
      await runProgram(session, { ...program, name });
      return { passed: 1, failed: 0 };
    },
  };
}

const node = (...args: string[]) => ({ cwd: root, file: process.execPath, args, env: plainEnvironment() });
const inModules = (...parts: string[]) => path.join(root, "node_modules", ...parts);

/** Checks that need neither a database nor a browser; each counts as one test. */
export const staticSteps: Step[] = [
  step("Format and lint", node(inModules("@biomejs", "biome", "bin", "biome"), "ci", "--colors=off")),
  step("Types", turbo("typecheck")),
  step("Rooms", node(path.join("tooling", "rooms", "rooms.ts"))),
  step(
    "Dead code",
    node(
      inModules("knip", "bin", "knip.js"),
      ...["--no-progress", "--cache", "--cache-location", path.join(".data", "knip")],
    ),
  ),
];
