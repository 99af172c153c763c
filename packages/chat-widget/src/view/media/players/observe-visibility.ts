/** Calls back when `element` is first in view, and whenever the box around it is hidden. */
export function observeVisibility(element: Element, handlers: { onSeen(): void; onPutAway(): void }): () => void {
  const box = element.closest(".box");
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting, boundingClientRect } of changes) {
      if (target === box && boundingClientRect.width === 0) handlers.onPutAway();
      if (target !== element || !isIntersecting) continue;
      observer.unobserve(element);
      handlers.onSeen();
    }
  });
  observer.observe(element);
  if (box) observer.observe(box);
  return () => observer.disconnect();
}
