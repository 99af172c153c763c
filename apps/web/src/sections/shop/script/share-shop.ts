/** The link that shares the shop on WhatsApp opens the device's share sheet where it has one, or copies the URL. */
export function enableShopSharing() {
  const link = document.querySelector<HTMLAnchorElement>("a[data-share]");
  link?.addEventListener("click", async (event) => {
    const url = location.href.replace(/[?#].*$/, "");
    const canShare = typeof navigator.share === "function";
    if (!canShare && !navigator.clipboard) return;
    event.preventDefault();
    try {
      if (canShare) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        const label = link.querySelector("span");
        if (label) label.textContent = link.dataset.share ?? "";
      }
    } catch {
      // Closed without sharing.
    }
  });
}
