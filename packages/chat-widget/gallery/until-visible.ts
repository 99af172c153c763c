/** Resolves when `place` is in the viewport. */
export const untilVisible = (place: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(place);
  });
