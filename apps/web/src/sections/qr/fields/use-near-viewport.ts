import { useEffect, useRef, useState } from "react";

/** Whether an element is, or once was, near the viewport. */
export function useNearViewport() {
  const [near, setNear] = useState(false);
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: "200px" },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return { near, ref };
}
