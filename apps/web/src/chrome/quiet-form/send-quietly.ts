/**
 * Fetches the sheets of an answer: the styles inside the page are what it could use when it was made, under short names,
 * and the answer has the long ones.
 */
async function dress(answer: Document) {
  const sheetsOf = (page: Document) =>
    [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href);
  const there = sheetsOf(document);
  const arrived = sheetsOf(answer).flatMap((href) => {
    if (there.includes(href)) return [];
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    document.head.append(sheet);
    return new Promise((resolve) => {
      sheet.onload = sheet.onerror = resolve;
    });
  });
  await Promise.all(arrived);
}

/** What the page answers to a posted form: the part of it that takes the form's place. Throws when it is no answer. */
async function answerTo(form: HTMLFormElement, name: string): Promise<Element> {
  const response = await fetch(location.href, { method: "POST", body: new FormData(form) });
  if (!response.ok) throw new Error(`The page answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const part = page.getElementById(name);
  if (!part) throw new Error("The answer is of another page");
  await dress(page);
  return document.importNode(part, true);
}

/** Says that it is sending until it is told to stop. */
function showSending(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLElement>("[data-sending]");
  const label = button?.textContent ?? "";
  const failed = form.querySelector<HTMLElement>("[data-failed]");
  form.ariaBusy = "true";
  if (failed) failed.hidden = true;
  if (button) {
    button.textContent = button.dataset.sending ?? label;
    button.ariaDisabled = "true";
  }
  return () => {
    form.ariaBusy = null;
    if (button) {
      button.textContent = label;
      button.ariaDisabled = null;
    }
  };
}

async function send(form: HTMLFormElement, name: string) {
  const place = document.getElementById(name);
  if (!place || form.ariaBusy) return;
  const stop = showSending(form);
  try {
    const answer = await answerTo(form, name);
    place.replaceWith(answer);
    const wrong = answer.querySelector<HTMLElement>("[aria-invalid]");
    (wrong ?? answer.querySelector<HTMLElement>("[data-focus]:not([hidden])"))?.focus();
  } catch {
    stop();
    const failed = form.querySelector<HTMLElement>("[data-failed]");
    if (failed) {
      failed.hidden = false;
      failed.focus();
    }
  }
}

/**
 * Forms marked `data-quiet` with the id of what holds them post in the background, and the part of the answer with that
 * id takes their place. Nothing typed is lost when the post does not get through. Without this script they post as forms do.
 */
export function sendQuietly() {
  window.addEventListener(
    "submit",
    (event) => {
      const form = event.target instanceof HTMLFormElement ? event.target : undefined;
      if (!form?.dataset.quiet) return;
      event.preventDefault();
      event.stopPropagation();
      void send(form, form.dataset.quiet);
    },
    { capture: true },
  );
}
