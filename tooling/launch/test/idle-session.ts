import type { CommandSession } from "../processes/command-session.ts";

/** A session that undoes nothing: the test itself waits for what its programs start. */
export const idleSession: CommandSession = {
  defer: () => {},
  follow: () => () => {},
  isStopping: () => false,
  end: () => Promise.reject(new Error("not here")),
};
