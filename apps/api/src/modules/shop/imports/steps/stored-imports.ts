import { importsLookedAt as lookedAt } from "../queries/find-previous-mapping.ts";
import * as queries from "../queries/import-records.ts";

/** Imports as they are stored, for the domains whose files they are. */
export type ImportRecord = queries.ImportRecord;
export const { importOf, listImports, listSample, lockImport, mappingOf, readImport, updateImport } = queries;
export const importsLookedAt = lookedAt;
