import { AsyncLocalStorage } from "node:async_hooks";

type Answer = { status: number };

// Next bundles the server's start and its pages apart; this is how both get the same store.
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
  const answer = { status: 200 };
  store().enterWith(answer);
  return answer;
}

/**
 * Gives the page being rendered a status of its own. Next's `notFound()` does too, but sends an empty document that
 * only JavaScript fills; a page that calls this is complete HTML.
 */
export function answerStatus(status: 404 | 503): void {
  const answer = store().getStore();
  if (answer) answer.status = status;
}
