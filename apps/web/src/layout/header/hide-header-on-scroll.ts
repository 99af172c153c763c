const flipAfterPx = 35;

/** Changes the header's background after a little scrolling; hides it on the way down, shows it on the way up. */
export function hideHeaderOnScroll(header: HTMLElement) {
  let last = window.scrollY;
  const onScroll = () => {
    const now = window.scrollY;
    header.toggleAttribute("data-scrolled", now > flipAfterPx);
    header.toggleAttribute("data-away", now > last && now > header.offsetHeight);
    last = now;
  };
  onScroll();
  window.addEventListener("scroll", onScroll, { passive: true });
}
