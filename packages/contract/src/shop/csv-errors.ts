import type { ErrorCode } from "../errors.ts";

/** Why a CSV file is not read. */
export const csvErrors = [
  "csv_empty",
  "csv_without_rows",
  "csv_too_much_text",
  "csv_too_many_rows",
  "csv_too_many_columns",
  "csv_cell_too_long",
  "csv_quote_open",
  "csv_not_text",
  "csv_unreadable",
] as const satisfies readonly ErrorCode[];
