import { listArrived } from "./queries.ts";

/** The files that came with these messages of a conversation, by their `seq`. */
export const listFiles = listArrived;
