import type { Session } from "../processes/session.ts";

/** A session that undoes nothing: what its programs start is waited for by the test. */
export const idleSession: Session = {
  defer: () => {},
  follow: () => () => {},
  isStopping: () => false,
  end: () => Promise.reject(new Error("not here")),
};
