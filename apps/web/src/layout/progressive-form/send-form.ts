/**
 * Loads the style sheets of a response: the page's inline styles cover only what it used when it was rendered, under
 * short class names, and the response has the long ones.
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

/**
 * Posts the form and returns the part of the response that replaces it.
 * @throws when the response is not that page
 */
async function answerTo(form: HTMLFormElement, name: string): Promise<Element> {
  const response = await fetch(location.href, { method: "POST", body: new FormData(form) });
  if (!response.ok) throw new Error(`The page answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const part = page.getElementById(name);
  if (!part) throw new Error("The answer is of another page");
  await dress(page);
  return document.importNode(part, true);
}

/** Shows that the form is being sent, until the returned function is called. */
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

/** Posts a form in the background; nothing typed is lost when that fails. A form that is being sent is left alone. */
export async function sendForm(form: HTMLFormElement, name: string) {
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
