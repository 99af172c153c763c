import { mkdirSync } from "node:fs";
import path from "node:path";
import { UserError } from "../user-error.ts";
import { endLeftovers, recordRunning } from "./leftovers.ts";
import { takeLock } from "./lock.ts";
import { identityOf, type ProcessIdentity } from "./process-identity.ts";

type Undo = () => Promise<unknown> | unknown;

/** One run of a command: whatever it started is undone, however it ends. */
export type CommandSession = {
  /** Registers a clean-up for the end: the last one runs first, after all programs have stopped. */
  defer(undo: Undo): void;
  /** Follows a running program; call the returned function when it has ended by itself. */
  follow(pid: number, stop: Undo): () => void;
  isStopping(): boolean;
  /** Runs all clean-ups and ends this process. */
  end(exitCode: number): Promise<never>;
};

function openSession(noteFile: string): CommandSession {
  const undos: Undo[] = [];
  const programs = new Map<ProcessIdentity, Undo>();
  let ending: Promise<never> | undefined;
  const undoAll = async (exitCode: number): Promise<never> => {
    const attempt = async (undo: Undo) => undo();
    for (const stopped of await Promise.allSettled([...programs.values()].map(attempt)))
      if (stopped.status === "rejected") console.error(stopped.reason);
    for (const undo of undos.reverse()) await attempt(undo).catch(console.error);
    process.exit(exitCode);
  };
  return {
    defer: (undo) => undos.push(undo),
    follow: (pid, stop) => {
      const mark = identityOf(pid);
      programs.set(mark, stop);
      recordRunning(noteFile, programs.keys());
      return () => {
        programs.delete(mark);
        recordRunning(noteFile, programs.keys());
      };
    },
    isStopping: () => ending !== undefined,
    end: (exitCode) => {
      ending ??= undoAll(exitCode);
      return ending;
    },
  };
}

/**
 * Runs a command to its end. A signal, the end of the parent process or an uncaught error undoes everything that was
 * started; a UserError is shown as one line.
 * @param lockFolder the folder of the lock that prevents a second run of `what`.
 */
export async function runCommand(what: string, lockFolder: string, body: (session: CommandSession) => Promise<number>) {
  const noteFile = path.join(lockFolder, "running.json");
  const session = openSession(noteFile);
  const fail = (error: unknown) => {
    if (session.isStopping()) return;
    console.error(error instanceof UserError ? error.message : error);
    void session.end(1);
  };
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (!session.isStopping()) console.log("Stopping");
      void session.end(what === "Mauzo" ? 0 : 130);
    });
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void session.end(1);
  }, 500).unref();
  try {
    mkdirSync(lockFolder, { recursive: true });
    session.defer(takeLock(path.join(lockFolder, "run.lock"), what));
    await endLeftovers(noteFile);
    await session.end(await body(session));
  } catch (error) {
    fail(error);
  }
}
