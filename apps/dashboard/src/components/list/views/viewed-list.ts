/** A list that is also shown beside one of its records, at an address of that: its own address, and what it shows. */
export type ViewedList = { path: string; query: string };
