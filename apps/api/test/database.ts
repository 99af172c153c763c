import { startTemporaryPostgres } from "@mauzo/launch/postgres";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../src/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    ownerUrl: string;
    appPassword: string;
    /** How many requests the fuzz makes. */
    fuzzRequests: number;
    /** How many of the hostile texts of a kind each place gets by themselves. */
    hostileTexts: number;
    /** How often each race is run. */
    keyedCalls: number;
    raceRounds: number;
    /** How many calls of each kind are timed against each other. */
    timedCalls: number;
  }
}

/** One throw-away server for the run, with one migrated database that every worker copies. */
export async function setup(project: TestProject) {
  const server = await startTemporaryPostgres();
  const appPassword = "password-of-the-app-role";
  await migrateDatabase(server.url, appPassword);
  project.provide("ownerUrl", server.url);
  project.provide("appPassword", appPassword);
  return () => server.stop();
}
