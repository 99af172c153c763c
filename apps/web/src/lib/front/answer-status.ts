import { AsyncLocalStorage } from "node:async_hooks";

type Answer = { status: 200 | 404 | 503; beganAt: number };

// Next bundles the server's start and its pages apart, and loads the page cache by itself; this is how all get the same store.
const place = Symbol.for("mauzo.answer-status");

function store(): AsyncLocalStorage<Answer> {
  const present: unknown = Reflect.get(globalThis, place);
  if (present instanceof AsyncLocalStorage) return present;
  const created = new AsyncLocalStorage<Answer>();
  Reflect.set(globalThis, place, created);
  return created;
}

/** Begins a request: what the returned answer says when the head is written is the page's status. */
export function beginAnswer(): Answer {
  const answer: Answer = { status: 200, beganAt: Date.now() };
  store().enterWith(answer);
  return answer;
}

/** The answer of the request that is being worked on; undefined outside of one, as in a build. */
export const currentAnswer = (): Answer | undefined => store().getStore();

/**
 * Gives the page being rendered a status of its own. Next's `notFound()` does too, but sends an empty document that
 * only JavaScript fills; a page that calls this is complete HTML.
 */
export function answerStatus(status: 404 | 503): void {
  const answer = currentAnswer();
  if (answer) answer.status = status;
}
