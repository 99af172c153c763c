/** What somebody may want to press where the chat's button lies; what is folded away has a place, too. */
const pressed = "main :is(a, button, input, select, textarea, summary):not(details:not([open]) > :not(summary) *)";
/** A link in a text is lower than that. */
const leastHeight = 36;
const [reach, step] = [240, 8];
/** By how much a press may miss the button. */
const edge = 7;

/** How far the button is raised so that it lies over nothing that is pressed; not at all where that is too far. */
export function liftOf(button: Omit<DOMRectInit, "y"> & { top: number }, others: readonly DOMRect[]): number {
  const { x = 0, width = 0, height = 0, top } = button;
  const beside = others.filter((each) => each.height >= leastHeight && each.left < x + width && each.right > x);
  for (let lift = 0; lift <= reach; lift += step) {
    const [from, to] = [top - lift, top - lift + height];
    if (!beside.some((each) => each.top < to && each.bottom > from)) return lift;
  }
  return 0;
}

function raise() {
  const button = document.querySelector("mauzo-chat")?.shadowRoot?.querySelector<HTMLElement>(".launcher");
  if (!button || button.hidden) return;
  const { x, width, height } = button.getBoundingClientRect();
  const top = innerHeight - Number.parseFloat(getComputedStyle(button).bottom) - height;
  const room = { x: x - edge, top: top - edge, width: width + 2 * edge, height: height + 2 * edge };
  const others = [...document.querySelectorAll(pressed)].map((each) => each.getBoundingClientRect());
  document.documentElement.style.setProperty("--mauzo-lift", `${-liftOf(room, others)}px`);
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
