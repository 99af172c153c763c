/** Bodies of requests about what is owed beside orders, and what was paid too much. */
export const manualDebtRequests = {
  "POST /debts/:id/manual": { kind: "opening", amount_minor: 1 },
  "POST /manual-debts/:id/void": { reason: "Kosa" },
  "POST /manual-debts/:id/forgiven": { amount_minor: 1, reason: "Zilizobaki" },
  "POST /orders/:id/credit-payments": { amount_minor: 1 },
};
