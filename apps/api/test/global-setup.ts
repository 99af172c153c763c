import { startTemporaryPostgres } from "@mauzo/launch/postgres";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../src/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    ownerUrl: string;
    appPassword: string;
    /** How many requests the fuzz test makes. */
    fuzzRequests: number;
    /** How many of the single hostile texts of a kind each place gets. */
    hostileTexts: number;
    /** How many facts are emitted while dispatchers are killed, and how often one is killed. */
    factCount: number;
    factKills: number;
    /** How many messages leave while senders are killed, and how often one is killed. */
    sendCount: number;
    sendKills: number;
    /** How many products go to WhatsApp's catalogue while the API is killed, and how often it is. */
    catalogueProducts: number;
    catalogueKills: number;
    /** How often the API is killed around a request to a provider of payments. */
    paymentKills: number;
    /** How many calls of each kind the keyed test sends. */
    keyedCalls: number;
    /** How often each race is run. */
    raceRounds: number;
    takeoverRounds: number;
    /** How many rows of each kind a night finds, and as many that stay. */
    cleaningRows: number;
    /** How many messages arrive while processes are killed, and how often one is killed. */
    whatsappMessages: number;
    whatsappKills: number;
    /** For how long messages arrive, a hundred a second, while it is measured. */
    paceSeconds: number;
    /** How many calls of each kind are timed against each other. */
    timedCalls: number;
  }
}

/** Starts one temporary server for the run, with one migrated database that every worker copies. */
export async function setup(project: TestProject) {
  const server = await startTemporaryPostgres();
  const appPassword = "password-of-the-app-role";
  await migrateDatabase(server.url, appPassword);
  project.provide("ownerUrl", server.url);
  project.provide("appPassword", appPassword);
  return () => server.stop();
}
