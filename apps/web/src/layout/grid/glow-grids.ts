import { gridDefaults } from "./grid-defaults.ts";

const { cell, squares, maxOpacity, durationS, repeatDelayS } = gridDefaults;

const anyOf = (count: number) => Math.floor(Math.random() * Math.max(1, count));

/** Fades in and out in one cell, pauses, and goes on in another. */
function glow(square: SVGRectElement, svg: SVGSVGElement, delayMs: number): Animation {
  const place = () => {
    square.setAttribute("x", String(anyOf(Math.ceil(svg.clientWidth / cell.width)) * cell.width + 1));
    square.setAttribute("y", String(anyOf(Math.ceil(svg.clientHeight / cell.height)) * cell.height + 1));
  };
  place();
  const animation = square.animate([{ opacity: 0 }, { opacity: maxOpacity }], {
    duration: durationS * 1000,
    iterations: 2,
    direction: "alternate",
    delay: delayMs,
    endDelay: repeatDelayS * 1000,
    easing: "ease-in-out",
  });
  animation.onfinish = () => {
    place();
    animation.effect?.updateTiming({ delay: 0 });
    animation.play();
  };
  return animation;
}

function fillWithSquares(svg: SVGSVGElement): Animation[] {
  return Array.from({ length: squares }, (_, place) => {
    const square = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    square.setAttribute("width", String(cell.width - 1));
    square.setAttribute("height", String(cell.height - 1));
    square.setAttribute("opacity", "0");
    svg.querySelector("g")?.append(square);
    return glow(square, svg, place * 100);
  });
}

/** Animates the squares of a grid while it is in the viewport. */
function glowInSight(svg: SVGSVGElement) {
  let animations: Animation[] | undefined;
  new IntersectionObserver(([entry]) => {
    const isSeen = entry?.isIntersecting ?? false;
    if (isSeen) animations ??= fillWithSquares(svg);
    for (const animation of animations ?? []) {
      if (isSeen) animation.play();
      else animation.pause();
    }
  }).observe(svg);
}

/** Animates the grids of a page, unless the visitor prefers reduced motion. */
export function glowGrids() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const svg of document.querySelectorAll<SVGSVGElement>("svg[data-grid]")) glowInSight(svg);
}
