import type { JobDeps } from "../../../deps.ts";
import { continueImport } from "../../shop/imports/continue-import.ts";
import { productImportKind } from "./steps/product-import-kind.ts";

/** Checks or imports the next products of a file, for a while. */
export const continueProductImport = (
  deps: Pick<JobDeps, "pool" | "queue" | "emitFact">,
  step: { shopId: string; importId: string },
): Promise<void> => continueImport(deps, productImportKind, step);
