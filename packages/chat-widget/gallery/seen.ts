/** Ends when somebody can see `place`. */
export const seen = (place: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(place);
  });
