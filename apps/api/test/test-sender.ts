import { expect } from "vitest";
import { openSender } from "../src/modules/conversations/outbox/open-sender.ts";
import { openStatusLoop } from "../src/modules/conversations/outbox/open-status-loop.ts";
import type { Stack } from "./stack.ts";
import { openBook } from "./whatsapp-fixtures.ts";

/** Senders of a stack, with a clock that a test moves and a provider that keeps a book. */
export function openTestSender({ pool, deps }: Stack) {
  let moment = new Date(Date.now() + 1_000);
  const now = () => moment;
  const book = openBook(now);
  const { sealedValues, emitFact, log } = deps;
  const fails = { warn: () => undefined, error: (entry: unknown) => expect.fail(JSON.stringify(entry)) };
  const pass = (ms: number) => {
    moment = new Date(moment.getTime() + ms);
  };
  /** What was queued just now, by the clock of the database, is due. */
  const catchUp = () => {
    moment = new Date(Math.max(moment.getTime(), Date.now() + 1_000));
  };
  const sender = () => openSender({ pool, channels: book.channels, sealedValues, emitFact, log: fails, now });
  const sendDue = () => {
    catchUp();
    return sender().sendDue();
  };
  return {
    ...{ book, now, pass, catchUp, sender, sendDue },
    /** Sends for so long, in steps. */
    sendFor: async (seconds: number, stepMs = 100) => {
      catchUp();
      const end = moment.getTime() + seconds * 1000;
      while (moment.getTime() < end) {
        // Not by the real clock: on a slow machine it would leave out steps.
        await sender().sendDue();
        pass(stepMs);
      }
    },
    applyStatuses: () => {
      catchUp();
      return openStatusLoop({ pool, emitFact, log, now }).applyDue();
    },
  };
}
