import type { Page } from "@playwright/test";

const leftOdd = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const inverted = (bars: string) => bars.replace(/[01]/g, (bar) => (bar === "0" ? "1" : "0"));
const right = leftOdd.map(inverted);
const leftEven = right.map((bars) => [...bars].reverse().join(""));
const parities = "OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO".split(" ");

/** The bars of an EAN-13 code, as ones between zeros. */
function barsOf(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number);
  const bars = digits.map((digit, at) => (at > 5 ? right : parities[first]?.[at] === "E" ? leftEven : leftOdd)[digit]);
  return `101${bars.slice(0, 6).join("")}01010${bars.slice(6).join("")}101`;
}

/** Puts a camera into a page, in place of the device's: it sees a white table until a code is held before it. */
export async function placeBarcodeCamera(page: Page) {
  await page.addInitScript(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 480];
    let bars = "";
    const draw = () => {
      const paper = canvas.getContext("2d");
      if (!paper) return;
      paper.fillStyle = "#fff";
      paper.fillRect(0, 0, 640, 480);
      paper.fillStyle = "#000";
      for (const [at, bar] of [...bars].entries()) if (bar === "1") paper.fillRect(130 + at * 4, 140, 4, 200);
    };
    setInterval(draw, 40);
    Object.defineProperty(window, "holdBars", { value: (next: string) => (bars = next) });
    const open = async () => {
      if (bars === "refused") throw new DOMException("no", "NotAllowedError");
      return canvas.captureStream(25);
    };
    Object.defineProperty(navigator.mediaDevices, "getUserMedia", { value: open });
  });
  const hold = (bars: string) => page.evaluate(`holdBars(${JSON.stringify(bars)})`);
  return {
    hold: (code: string) => hold(barsOf(code)),
    takeAway: () => hold(""),
    /** Nobody allows it any more. */
    refuse: () => hold("refused"),
  };
}
