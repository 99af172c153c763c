async function copyFrom(button: HTMLElement, copied: string) {
  const label = button.querySelector("span");
  const code = button.closest("[data-code]")?.querySelector("code")?.textContent;
  if (!label || code === null || code === undefined) return;
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    // Without access to the clipboard, the code can still be selected.
    return;
  }
  const before = label.textContent;
  label.textContent = copied;
  setTimeout(() => {
    label.textContent = before;
  }, 2_000);
}

/** The copy buttons of the code samples. */
export function copyCode() {
  const copied = document.querySelector<HTMLElement>("[data-copied]")?.dataset.copied ?? "";
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : undefined;
    if (button) void copyFrom(button, copied);
  });
}
