/** Tells when `element` comes into view for the first time, and whenever the box around it is put away. */
export function whenSeen(element: Element, told: { onSeen(): void; onPutAway(): void }): () => void {
  const box = element.closest(".box");
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting, boundingClientRect } of changes) {
      if (target === box && boundingClientRect.width === 0) told.onPutAway();
      if (target !== element || !isIntersecting) continue;
      observer.unobserve(element);
      told.onSeen();
    }
  });
  observer.observe(element);
  if (box) observer.observe(box);
  return () => observer.disconnect();
}
