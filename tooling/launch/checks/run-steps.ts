import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CommandSession } from "../processes/command-session.ts";
import { UserError } from "../user-error.ts";

/** A failed test, or a whole file that did not load, and the file to run again for it. */
export type Failure = { file: string; test: string };
/** `failures` names the failed tests that may be retried; a step without tests has none. */
export type Count = { passed: number; failed: number; failures?: Failure[] };
export type LogLine = (line: string) => void;
/** With `again` the step runs only that file. */
export type Step = { name: string; run(session: CommandSession, say: LogLine, again?: string): Promise<Count> };
type Done = Required<Count> & { step: Step; seconds: string };

/** How many of about ten thousand tests may fail on a busy machine if they pass when run alone. */
const mostUnstable = 8;

const secondsSince = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Runs all steps, even after a failure: the stages one after the other, the steps of a stage in parallel. Files with
 * failed tests then run once more, one at a time on an otherwise idle machine: what fails again has failed, the rest is
 * reported as unstable.
 * @param logFolder gets the output of each step and of each retry.
 * @returns the exit code.
 */
export async function runSteps(session: CommandSession, logFolder: string, stages: Step[][]): Promise<number> {
  const startedAt = performance.now();
  const done: Done[] = [];
  for (const stage of stages) {
    if (stage.length === 1) for (const step of stage) done.push(await runAlone(session, logFolder, step));
    else done.push(...(await Promise.all(stage.map((step) => runBeside(session, logFolder, step)))));
  }
  const unstable = await retryFailed(session, logFolder, done);
  const broken = done.filter((step) => step.failed > 0).map(({ step }) => step.name);
  const sum = (of: "passed" | "failed") => done.reduce((total, step) => total + step[of], 0);
  console.log("");
  for (const { step, seconds } of done) console.log(`${seconds.padStart(8)}  ${step.name}`);
  console.log(`${secondsSince(startedAt).padStart(8)}  all steps`);
  if (unstable.length > 0) console.log(`Unstable, passed by itself only; both outputs are in ${logFolder}:`);
  for (const { file, test } of unstable) console.log(`  ${file}: ${test}`);
  if (broken.length > 0) console.log(`Failed: ${broken.join("; ")}`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return broken.length > 0 ? 1 : 0;
}

/** Retries failed files alone and counts what passes as passed. @returns the tests that passed. */
async function retryFailed(session: CommandSession, logFolder: string, done: Done[]): Promise<Failure[]> {
  const failures = done.flatMap((step) => step.failures);
  if (failures.length === 0) return [];
  if (failures.length > mostUnstable) {
    console.log(`\n${failures.length} tests failed. More than ${mostUnstable} are not put down to chance.`);
    return [];
  }
  const unstable: Failure[] = [];
  for (const first of done)
    for (const file of new Set(first.failures.map((failure) => failure.file))) {
      console.log(`\n== ${first.step.name}, by itself: ${file}`);
      const logFile = path.join(logFolder, "again", `${file.replaceAll(/[^\w.-]+/g, "_")}.log`);
      const second = await attempt(session, first.step, { logFile, print: console.log, again: file });
      console.log(outcome(second));
      if (second.failed > 0 || second.passed === 0) continue;
      const passed = first.failures.filter((failure) => failure.file === file);
      first.failed -= passed.length;
      first.passed += passed.length;
      unstable.push(...passed);
    }
  return unstable;
}

async function runAlone(session: CommandSession, logFolder: string, step: Step): Promise<Done> {
  console.log(`\n== ${step.name}`);
  const done = await attempt(session, step, { logFile: logOf(logFolder, step), print: console.log });
  console.log(outcome(done));
  return done;
}

/** Prints the output in one piece at the end, so that the output of parallel steps is not mixed. */
async function runBeside(session: CommandSession, logFolder: string, step: Step): Promise<Done> {
  const lines: string[] = [];
  const done = await attempt(session, step, { logFile: logOf(logFolder, step), print: (line) => lines.push(line) });
  console.log([`\n== ${step.name}`, ...lines, outcome(done)].join("\n"));
  return done;
}

const logOf = (logFolder: string, step: Step) =>
  path.join(logFolder, `${step.name.toLowerCase().replaceAll(" ", "-")}.log`);

const outcome = ({ failed, seconds }: Done) => `${failed > 0 ? "failed" : "passed"} in ${seconds}`;

type Attempt = { logFile: string; print: LogLine; again?: string };

async function attempt(session: CommandSession, step: Step, { logFile, print, again }: Attempt): Promise<Done> {
  const startedAt = performance.now();
  mkdirSync(path.dirname(logFile), { recursive: true });
  writeFileSync(logFile, "");
  const say: LogLine = (line) => {
    appendFileSync(logFile, `${line}\n`);
    print(line);
  };
  const count = await step.run(session, say, again).catch((error: unknown): Count => {
    say(error instanceof UserError ? error.message : error instanceof Error ? `${error.stack}` : String(error));
    return { passed: 0, failed: 1 };
  });
  return { failures: [], ...count, step, seconds: secondsSince(startedAt) };
}
