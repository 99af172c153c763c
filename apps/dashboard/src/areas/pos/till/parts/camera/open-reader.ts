import type { ReadCode } from "./read-code.ts";

type Detector = { detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type Detectors = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> };
/** The library of browsers does not know it: few have it. */
const detectorsOf = (all: object) => Reflect.get(all, "BarcodeDetector") as Detectors | undefined;

const wanted = [
  ...["ean_13", "ean_8", "upc_a", "upc_e", "code_128", "code_39", "code_93", "itf", "codabar", "qr_code"],
  "data_matrix",
];

async function openDetector(): Promise<ReadCode | undefined> {
  const Detectors = detectorsOf(globalThis);
  if (!Detectors) return undefined;
  // On some systems it is there and can read nothing.
  const formats = (await Detectors.getSupportedFormats()).filter((format) => wanted.includes(format));
  if (!formats.includes("ean_13")) return undefined;
  const detector = new Detectors({ formats });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** By the browser itself where it can, else by a library that is loaded for it. */
export async function openReader(): Promise<ReadCode> {
  const own = await openDetector().catch(() => undefined);
  return own ?? (await import("./read-frame.ts")).createFrameReader();
}
