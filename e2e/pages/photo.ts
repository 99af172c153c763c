import type { Page } from "@playwright/test";

/** A photo as a phone takes it, drawn by the browser: what `setInputFiles` wants. */
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
