import { errorCode } from "@mauzo/api-client/errors/error-code";
import { createStore } from "zustand/vanilla";

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
  const store = createStore<{ question?: Question }>(() => ({}));

  return {
    store,
    /** The server has accepted the password: repeats the waiting calls. */
    confirm() {
      store.getState().question?.confirm();
      store.setState({ question: undefined });
    },
    /** The person cancelled. */
    close() {
      store.getState().question?.refuse();
      store.setState({ question: undefined });
    },
    async guard<T>(call: () => Promise<T>): Promise<T> {
      try {
        return await call();
      } catch (error) {
        if (errorCode(error) !== "step_up") throw error;
        const question = store.getState().question ?? ask();
        store.setState({ question });
        await question.answered;
        return call();
      }
    },
  };
}

export const stepUp = createStepUp();
