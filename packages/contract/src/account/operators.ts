/** What operators do at their desk; looking is written down as well. */
export const operatorEntryKinds = [
  ...(["case_opened", "file_opened", "case_approved", "case_returned"] as const),
  ...(["operator_named", "operator_removed"] as const),
] as const;
