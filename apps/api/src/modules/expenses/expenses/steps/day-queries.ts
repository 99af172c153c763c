import * as queries from "../queries/write-expenses.ts";
import * as rules from "../rules.ts";

/** The days of the shop and the months that are held, for what writes expenses besides. */
export const { findDays, holdMonths } = queries;
export const { monthOf } = rules;
