import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Session } from "../processes/session.ts";
import { Refusal } from "../refusal.ts";

/** A test that failed, or a whole file that did not load, and the file to run again for it. */
export type Failure = { file: string; test: string };
/** `failures` names those of the failed that may be looked at again; a step without tests has none. */
export type Count = { passed: number; failed: number; failures?: Failure[] };
export type Say = (line: string) => void;
/** With `again` the step runs that one file, by itself. */
export type Step = { name: string; run(session: Session, say: Say, again?: string): Promise<Count> };
type Done = Required<Count> & { step: Step; seconds: string };

/** Of some ten thousand tests, how many a busy machine may let fail that pass by themselves. */
const mostUnstable = 8;

const secondsSince = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Runs every step, whatever became of those before: one stage after the other, the steps of a stage side by side. The
 * files of tests that failed then run once more, each by itself on a machine that has nothing else to do: what fails
 * again has failed, the rest is unstable and named.
 * @param logFolder keeps what each step printed, and what the second look at a file did.
 * @returns the exit code.
 */
export async function runSteps(session: Session, logFolder: string, stages: Step[][]): Promise<number> {
  const startedAt = performance.now();
  const done: Done[] = [];
  for (const stage of stages) {
    if (stage.length === 1) for (const step of stage) done.push(await runAlone(session, logFolder, step));
    else done.push(...(await Promise.all(stage.map((step) => runBeside(session, logFolder, step)))));
  }
  const unstable = await lookAgain(session, logFolder, done);
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

/** Moves what passes by itself from the failed of its step to the passed. @returns the tests it moved. */
async function lookAgain(session: Session, logFolder: string, done: Done[]): Promise<Failure[]> {
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

async function runAlone(session: Session, logFolder: string, step: Step): Promise<Done> {
  console.log(`\n== ${step.name}`);
  const done = await attempt(session, step, { logFile: logOf(logFolder, step), print: console.log });
  console.log(outcome(done));
  return done;
}

/** What it prints comes in one piece when it ends, so that steps do not speak into each other. */
async function runBeside(session: Session, logFolder: string, step: Step): Promise<Done> {
  const lines: string[] = [];
  const done = await attempt(session, step, { logFile: logOf(logFolder, step), print: (line) => lines.push(line) });
  console.log([`\n== ${step.name}`, ...lines, outcome(done)].join("\n"));
  return done;
}

const logOf = (logFolder: string, step: Step) =>
  path.join(logFolder, `${step.name.toLowerCase().replaceAll(" ", "-")}.log`);

const outcome = ({ failed, seconds }: Done) => `${failed > 0 ? "failed" : "passed"} in ${seconds}`;

type Attempt = { logFile: string; print: Say; again?: string };

async function attempt(session: Session, step: Step, { logFile, print, again }: Attempt): Promise<Done> {
  const startedAt = performance.now();
  mkdirSync(path.dirname(logFile), { recursive: true });
  writeFileSync(logFile, "");
  const say: Say = (line) => {
    appendFileSync(logFile, `${line}\n`);
    print(line);
  };
  const count = await step.run(session, say, again).catch((error: unknown): Count => {
    say(error instanceof Refusal ? error.message : error instanceof Error ? `${error.stack}` : String(error));
    return { passed: 0, failed: 1 };
  });
  return { failures: [], ...count, step, seconds: secondsSince(startedAt) };
}
