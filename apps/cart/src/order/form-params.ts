/** What a form would send, as the server reads it. */
export function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.append(name, value);
  return params;
}

/** Writes entries into the fields that are still there; never more of anything than there is. */
export function fillForm(form: HTMLFormElement, entries: [string, string][]) {
  for (const [name, value] of entries) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLTextAreaElement) field.value = value;
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type !== "number") field.value = value;
    else if (/^\d*$/.test(value)) field.value = Number(value) > Number(field.max) ? field.max : value;
  }
}
