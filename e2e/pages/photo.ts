import type { Page } from "@playwright/test";

/** A phone photo drawn by the browser, in the form that `setInputFiles` takes. */
export async function photo(page: Page, name: string, colour: string) {
  const data = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1600, height: 1200 });
    const pen = canvas.getContext("2d");
    pen.fillStyle = ${JSON.stringify(colour)};
    pen.fillRect(0, 0, 1600, 1200);
    return canvas.toDataURL("image/jpeg").split(",")[1];
  })()`);
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(data, "base64") };
}
