import type { Session } from "../processes/session.ts";
import { Refusal } from "../refusal.ts";

export type Count = { passed: number; failed: number };
export type Step = { name: string; run(session: Session): Promise<Count> };

const seconds = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Runs every step, whatever became of those before. @returns the exit code. */
export async function runSteps(session: Session, steps: Step[]): Promise<number> {
  const startedAt = performance.now();
  const total: Count = { passed: 0, failed: 0 };
  const broken: string[] = [];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const stepStartedAt = performance.now();
    const count = await attempt(session, step);
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0) broken.push(step.name);
    console.log(`${count.failed > 0 ? "failed" : "passed"} in ${seconds(stepStartedAt)}`);
  }
  console.log(`\nAll steps took ${seconds(startedAt)}`);
  if (broken.length > 0) console.log(`Failed: ${broken.join("; ")}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}

async function attempt(session: Session, step: Step): Promise<Count> {
  try {
    return await step.run(session);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
