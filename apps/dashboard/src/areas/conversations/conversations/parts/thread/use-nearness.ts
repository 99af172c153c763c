import { type RefObject, startTransition, useEffect, useRef, useState } from "react";

/** So many pixels above and below what one sees count as near. */
const margin = 1_200;

/**
 * Whether a part of something long is near what one sees of it, and how high it is where it is not: as it was when it was
 * drawn last, before that as guessed. What holds the focus stays drawn.
 */
export function useNearness<Part extends HTMLElement>(box: RefObject<HTMLElement | null>, guessed: number) {
  const ref = useRef<Part>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [height, setHeight] = useState(guessed);
  useEffect(() => {
    const part = ref.current;
    if (!part || !box.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        const entry = seen.at(-1);
        if (!entry) return;
        const isNear = entry.isIntersecting || part.contains(document.activeElement);
        startTransition(() => {
          if (!isNear) setHeight(entry.boundingClientRect.height);
          setDrawn(isNear);
        });
      },
      { root: box.current, rootMargin: `${margin}px 0px` },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [box]);
  return { ref, isDrawn, height };
}
