import BarcodeFormat from "@zxing/library/esnext/core/BarcodeFormat";
import BinaryBitmap from "@zxing/library/esnext/core/BinaryBitmap";
import HybridBinarizer from "@zxing/library/esnext/core/common/HybridBinarizer";
import DecodeHintType from "@zxing/library/esnext/core/DecodeHintType";
import MultiFormatOneDReader from "@zxing/library/esnext/core/oned/MultiFormatOneDReader";
import QRCodeReader from "@zxing/library/esnext/core/qrcode/QRCodeReader";
import RGBLuminanceSource from "@zxing/library/esnext/core/RGBLuminanceSource";
import type { ReadCode } from "./read-code.ts";

const { EAN_13, EAN_8, UPC_A, UPC_E, CODE_128, CODE_39, CODE_93, ITF, CODABAR } = BarcodeFormat;
const hints = new Map<DecodeHintType, unknown>([
  [DecodeHintType.POSSIBLE_FORMATS, [EAN_13, EAN_8, UPC_A, UPC_E, CODE_128, CODE_39, CODE_93, ITF, CODABAR]],
]);
/** As many pixels as bars need; more only take longer. */
const longestSide = 800;

/** Each pixel as bright as the eye sees it. */
function brightnessOf({ data }: ImageData): Uint8ClampedArray {
  const all = new Uint8ClampedArray(data.length / 4);
  for (let at = 0; at < all.length; at++) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    all[at] = (red * 306 + green * 601 + blue * 117) >> 10;
  }
  return all;
}

/** Reads bars and QR codes from frames: one as it is, the next one turned, as bars may stand either way. */
export function createFrameReader(): ReadCode {
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  const [bars, squares] = [new MultiFormatOneDReader(hints), new QRCodeReader()];
  let isTurned = true;
  return async (video) => {
    isTurned = !isTurned;
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!paper || width === 0 || height === 0) return undefined;
    [canvas.width, canvas.height] = isTurned ? [height, width] : [width, height];
    if (isTurned) paper.setTransform(0, 1, -1, 0, height, 0);
    paper.drawImage(video, 0, 0, width, height);
    const pixels = brightnessOf(paper.getImageData(0, 0, canvas.width, canvas.height));
    const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(pixels, canvas.width, canvas.height)));
    for (const reader of [bars, squares])
      try {
        return reader.decode(picture, hints).getText();
      } catch {
        // Nothing that this one reads: it says so by throwing.
        reader.reset();
      }
    return undefined;
  };
}
