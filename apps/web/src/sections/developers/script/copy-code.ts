async function copyFrom(button: HTMLElement, copied: string) {
  const label = button.querySelector("span");
  const code = button.closest("[data-code]")?.querySelector("code")?.textContent;
  if (!label || code === null || code === undefined) return;
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    // Where the clipboard is closed, the code can still be selected.
    return;
  }
  const before = label.textContent;
  label.textContent = copied;
  setTimeout(() => {
    label.textContent = before;
  }, 2_000);
}

/** The buttons beside pieces of code. */
export function copyCode() {
  const copied = document.querySelector<HTMLElement>("[data-copied]")?.dataset.copied ?? "";
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : undefined;
    if (button) void copyFrom(button, copied);
  });
}
