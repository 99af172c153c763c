import { mkdirSync } from "node:fs";
import path from "node:path";
import { Refusal } from "../refusal.ts";
import { markOf, type ProcessMark } from "./alive.ts";
import { endLeftovers, noteRunning } from "./leftovers.ts";
import { takeLock } from "./lock.ts";

type Undo = () => Promise<unknown> | unknown;

/** One run of one command: what it started is undone, whichever way it ends. */
export type Session = {
  /** Registers what to undo at the end, the last first, once all programs have stopped. */
  defer(undo: Undo): void;
  /** Keeps an eye on a running program; the result is called when it has ended by itself. */
  follow(pid: number, stop: Undo): () => void;
  isStopping(): boolean;
  /** Undoes everything and ends this process. */
  end(exitCode: number): Promise<never>;
};

function openSession(noteFile: string): Session {
  const undos: Undo[] = [];
  const programs = new Map<ProcessMark, Undo>();
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
      const mark = markOf(pid);
      programs.set(mark, stop);
      noteRunning(noteFile, programs.keys());
      return () => {
        programs.delete(mark);
        noteRunning(noteFile, programs.keys());
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
 * Runs a command to its end. Signals, a vanished parent and errors nobody caught all undo what was started; a Refusal
 * is shown as its one line.
 * @param lockFolder where the lock lies that keeps a second run of `what` out.
 */
export async function runCommand(what: string, lockFolder: string, body: (session: Session) => Promise<number>) {
  const noteFile = path.join(lockFolder, "running.json");
  const session = openSession(noteFile);
  const fail = (error: unknown) => {
    if (session.isStopping()) return;
    console.error(error instanceof Refusal ? error.message : error);
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
