import type { JobDeps } from "../../../deps.ts";
import { continueImport } from "../../shop/imports/continue-import.ts";
import { contactImportKind } from "./steps/contact-import-kind.ts";

/** Checks or imports the next customers of a file, for a while. */
export const continueContactImport = (
  deps: Pick<JobDeps, "pool" | "queue" | "emitFact">,
  step: { shopId: string; importId: string },
): Promise<void> => continueImport(deps, contactImportKind, step);
