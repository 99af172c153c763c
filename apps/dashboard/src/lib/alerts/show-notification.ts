type Words = { title: string; text: string; path: string; tag: string };

/** Shows a notification of the device, which leads to a page; by the service worker where there is one, as phones want it. */
export async function showNotification({ title, text, path, tag }: Words): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const options = { body: text, tag, data: { path } };
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.active) return registration.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    location.assign(path);
  };
}
