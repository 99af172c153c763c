/**
 * The page size of a long list after its first page, which is short so that it loads fast: fewer requests for users who
 * scroll through thousands of rows.
 */
export const nextPageSize = 50;
