/** Which field of a row is copied, and whether to all others or only to those below. */
export type CopyToRows = { field: "price" | "stock"; isForAll: boolean };
