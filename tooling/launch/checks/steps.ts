import type { Session } from "../processes/session.ts";
import { Refusal } from "../refusal.ts";

export type Count = { passed: number; failed: number };
export type Say = (line: string) => void;
export type Step = { name: string; run(session: Session, say: Say): Promise<Count> };
type Done = Count & { name: string; seconds: string };

const secondsSince = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Runs every step, whatever became of those before: one stage after the other, the steps of a stage side by side.
 * @returns the exit code.
 */
export async function runSteps(session: Session, stages: Step[][]): Promise<number> {
  const startedAt = performance.now();
  const done: Done[] = [];
  for (const stage of stages) {
    if (stage.length === 1) for (const step of stage) done.push(await runAlone(session, step));
    else done.push(...(await Promise.all(stage.map((step) => runBeside(session, step)))));
  }
  const broken = done.filter((step) => step.failed > 0).map((step) => step.name);
  const sum = (of: "passed" | "failed") => done.reduce((total, step) => total + step[of], 0);
  console.log("");
  for (const { name, seconds } of done) console.log(`${seconds.padStart(8)}  ${name}`);
  console.log(`${secondsSince(startedAt).padStart(8)}  all steps`);
  if (broken.length > 0) console.log(`Failed: ${broken.join("; ")}`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return broken.length > 0 ? 1 : 0;
}

async function runAlone(session: Session, step: Step): Promise<Done> {
  console.log(`\n== ${step.name}`);
  const done = await attempt(session, step, console.log);
  console.log(outcome(done));
  return done;
}

/** What it prints comes in one piece when it ends, so that steps do not speak into each other. */
async function runBeside(session: Session, step: Step): Promise<Done> {
  const lines: string[] = [];
  const done = await attempt(session, step, (line) => lines.push(line));
  console.log([`\n== ${step.name}`, ...lines, outcome(done)].join("\n"));
  return done;
}

const outcome = ({ failed, seconds }: Done) => `${failed > 0 ? "failed" : "passed"} in ${seconds}`;

async function attempt(session: Session, step: Step, say: Say): Promise<Done> {
  const startedAt = performance.now();
  const count = await step.run(session, say).catch((error: unknown) => {
    say(error instanceof Refusal ? error.message : error instanceof Error ? `${error.stack}` : String(error));
    return { passed: 0, failed: 1 };
  });
  return { ...count, name: step.name, seconds: secondsSince(startedAt) };
}
