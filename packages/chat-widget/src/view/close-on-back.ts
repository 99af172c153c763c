const nothing = () => {};

/** Back closes what opened; without the code for it, Back leaves the page. Returns what is called once it is closed. */
export function closeOnBack(close: () => void): () => void {
  const leave = import("@mauzo/layers/close-on-back").then(
    (layers) => layers.closeOnBack(close),
    () => nothing,
  );
  return () => void leave.then((done) => done());
}
