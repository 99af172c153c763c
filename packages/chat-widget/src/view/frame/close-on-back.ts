import { lazyPart } from "../lazy-part.ts";

const lazyLayers = lazyPart(() => import("@mauzo/layers/close-on-back"));

/** Back closes what opened; without the code for it, Back leaves the page. Returns what is called once it is closed. */
export function closeOnBack(close: () => void): () => void {
  let leave: (() => void) | undefined;
  let isOpen = true;
  lazyLayers.fetch().then(
    (layers) => {
      if (isOpen) leave = layers.closeOnBack(close);
    },
    () => undefined,
  );
  return () => {
    isOpen = false;
    leave?.();
  };
}
