/** Loads the table fact → queries, which no page needs before something has changed. */
export const loadStaleQueries = () => import("./stale-queries.ts");
