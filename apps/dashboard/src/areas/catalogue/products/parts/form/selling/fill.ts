/** What of a row is copied, and whether to all others or to those under it. */
export type Fill = { field: "price" | "stock"; isForAll: boolean };
