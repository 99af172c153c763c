const flipAfterPx = 35;

/** Another background once the page has scrolled a little; away while one reads on, back when one turns back. */
export function followScroll(header: HTMLElement) {
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
