/**
 * Forms marked `data-quiet` with the id of their container post in the background, and the part of the response with
 * that id replaces the container. Without this script, or the one that sends, they post as usual.
 */
export function enhanceForms() {
  if (!document.querySelector("form[data-quiet]")) return;
  const sending = import("./send-form.ts");
  // Whoever submits is told.
  sending.catch(() => undefined);
  window.addEventListener(
    "submit",
    (event) => {
      const form = event.target instanceof HTMLFormElement ? event.target : undefined;
      const name = form?.dataset.quiet;
      if (!form || !name) return;
      event.preventDefault();
      event.stopPropagation();
      sending.then(
        ({ sendForm }) => sendForm(form, name),
        () => form.submit(),
      );
    },
    { capture: true },
  );
}
