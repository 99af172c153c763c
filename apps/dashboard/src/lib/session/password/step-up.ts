import { errorCode } from "@mauzo/api-client/errors/error-code";

/** The person closed the password dialog: the call was not made, and they know it. */
export class NotConfirmed extends Error {
  override name = "NotConfirmed";
}

type Question = { answered: Promise<void>; confirm: () => void; refuse: () => void };

function ask(): Question {
  let confirm = () => {};
  let refuse = () => {};
  const answered = new Promise<void>((resolve, reject) => {
    confirm = resolve;
    refuse = () => reject(new NotConfirmed("Not confirmed"));
  });
  return { answered, confirm, refuse };
}

/** Asks for the password when the server requires it again (step-up), then repeats the same call. */
export function createStepUp() {
  let question: Question | undefined;
  const listeners = new Set<() => void>();
  const change = (next: Question | undefined) => {
    question = next;
    for (const listener of listeners) listener();
  };

  return {
    isOpen: () => question !== undefined,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** The server has accepted the password: repeats the waiting calls. */
    confirm() {
      question?.confirm();
      change(undefined);
    },
    /** The person cancelled. */
    close() {
      question?.refuse();
      change(undefined);
    },
    async guard<T>(call: () => Promise<T>): Promise<T> {
      try {
        return await call();
      } catch (error) {
        if (errorCode(error) !== "step_up") throw error;
        if (!question) change(ask());
        await question?.answered;
        return call();
      }
    },
  };
}

export const stepUp = createStepUp();
