import * as queries from "../queries/import-rows.ts";

/** The rows of imports, for the domains whose files they are. */
export type StoredRow = queries.StoredRow;
export const {
  countProblem,
  countSameBefore,
  listBroken,
  listChangedBefore,
  listKeysBefore,
  listSharedKeys,
  writeFindings,
} = queries;
