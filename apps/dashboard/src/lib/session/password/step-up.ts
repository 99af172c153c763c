import { asksPassword } from "@mauzo/api-client/asks-password";

/** The person closed the question: what they had asked for is not done, and they know. */
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

/** Asks for the password where the server wants it once more, then goes on with the very same call. */
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
    /** The server has the password now: what waited goes on. */
    confirm() {
      question?.confirm();
      change(undefined);
    },
    /** The person does not want to. */
    close() {
      question?.refuse();
      change(undefined);
    },
    async guard<T>(call: () => Promise<T>): Promise<T> {
      try {
        return await call();
      } catch (error) {
        if (!asksPassword(error)) throw error;
        if (!question) change(ask());
        await question?.answered;
        return call();
      }
    },
  };
}

export const stepUp = createStepUp();
