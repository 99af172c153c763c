type Widget = { open: () => void };

const isWidget = (value: unknown): value is Widget =>
  typeof value === "object" && value !== null && "open" in value && typeof value.open === "function";

/** Links marked `data-chat` open the shop's chat; where it has not loaded they stay what they are, links to WhatsApp. */
export function openChatFromLinks() {
  document.addEventListener("click", (event) => {
    const widget: unknown = Reflect.get(window, "Mauzo");
    if (!(event.target instanceof Element) || !event.target.closest("a[data-chat]") || !isWidget(widget)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    widget.open();
  });
}
