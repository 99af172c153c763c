import { startTemporaryPostgres } from "@mauzo/launch/postgres";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../src/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    ownerUrl: string;
    appPassword: string;
    fuzzRequests: number;
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
