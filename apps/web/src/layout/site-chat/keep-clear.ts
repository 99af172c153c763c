const pressed = "main :is(a, button, input, select, textarea, summary, label)";
/** A link in a text is lower than that, and so is the name of a field. */
const leastHeight = 36;
const [reach, step] = [240, 12];
/** By how much a press may miss the button. */
const edge = 7;

/**
 * How far up something has to go, to be clear of what is taken; 0 where that is too far.
 * @param place where it stands by itself, with what is kept clear around it: px from the top of the screen
 */
export function liftOf(place: { bottom: number; height: number }, isTaken: (y: number) => boolean): number {
  for (let y = place.bottom, lift = 0; lift <= reach; y -= step) {
    if (isTaken(y)) lift = place.bottom - y + step;
    else if (place.bottom - y - lift >= place.height) return lift;
  }
  return 0;
}

function raise() {
  const button = document.querySelector("mauzo-chat")?.shadowRoot?.querySelector<HTMLElement>(".launcher");
  if (!button || button.hidden) return;
  const { left, right, height } = button.getBoundingClientRect();
  const columns = [left - edge, (left + right) / 2, right + edge];
  const isPressed = (each: Element) => (each.closest<HTMLElement>(pressed)?.offsetHeight ?? 0) >= leastHeight;
  const place = {
    bottom: innerHeight - Number.parseFloat(getComputedStyle(button).bottom) + edge,
    height: height + 2 * edge,
  };
  const lift = liftOf(place, (y) => columns.some((x) => document.elementsFromPoint(x, y).some(isPressed)));
  document.documentElement.style.setProperty("--mauzo-lift", `${-lift}px`);
}

/** The chat's button steps aside, upwards, whenever the page has come to rest with something to press below it. */
export function keepClear() {
  let timer = 0;
  const soon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(raise, 120);
  };
  addEventListener("scroll", soon, { passive: true });
  addEventListener("resize", soon);
  new MutationObserver(soon).observe(document.body, { childList: true });
  soon();
}
