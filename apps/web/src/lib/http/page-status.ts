import { AsyncLocalStorage } from "node:async_hooks";

type Answer = { status: 200 | 404 | 503; beganAt: number };

// Next bundles the server's start and its pages separately, and loads the page cache by itself; the global symbol gives
// all of them the same store.
const place = Symbol.for("mauzo.answer-status");

function store(): AsyncLocalStorage<Answer> {
  const present: unknown = Reflect.get(globalThis, place);
  if (present instanceof AsyncLocalStorage) return present;
  const created = new AsyncLocalStorage<Answer>();
  Reflect.set(globalThis, place, created);
  return created;
}

/** Begins a request: the status in the returned object when the headers are written becomes the page's status. */
export function beginPageStatus(): Answer {
  const answer: Answer = { status: 200, beganAt: Date.now() };
  store().enterWith(answer);
  return answer;
}

/** The status object of the current request; undefined outside of one, as in a build. */
export const currentPageStatus = (): Answer | undefined => store().getStore();

/**
 * Sets the status of the page being rendered. Next's `notFound()` does too, but sends an empty document that only
 * JavaScript fills; a page that calls this is complete HTML.
 */
export function setPageStatus(status: 404 | 503): void {
  const answer = currentPageStatus();
  if (answer) answer.status = status;
}
