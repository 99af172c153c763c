import type { Page } from "@playwright/test";
import { Chat } from "../chat.ts";
import { film, picture, tone } from "./media-files.ts";

type File = { contentType: string; body: Buffer };

/** Answers a range request: a player can only seek in files served in parts. */
function partOf({ contentType, body }: File, range = "") {
  const from = Number(/bytes=(\d+)-/.exec(range)?.[1] ?? 0);
  const headers = { "accept-ranges": "bytes", "content-range": `bytes ${from}-${body.length - 1}/${body.length}` };
  return range ? { status: 206, contentType, headers, body: body.subarray(from) } : { contentType, body };
}

type Look = { lang?: "en" | "sw"; mode?: "light" | "dark" };

/**
 * Opens a page with the chat on it under a strict policy; the shop answers every message with `actions`. Below /files
 * are recordings, a video, pictures and a file of another kind.
 */
export async function openMediaChat(
  page: Page,
  baseURL: string | undefined,
  actions: unknown[],
  look: Look = {},
): Promise<Chat> {
  const { lang = "en", mode = "light" } = look;
  const policy = `default-src 'none'; script-src ${baseURL}; connect-src ${baseURL}; img-src ${baseURL}; media-src ${baseURL}`;
  const files: Record<string, File> = {
    "long.wav": { contentType: "audio/wav", body: tone(30) },
    "short.wav": { contentType: "audio/wav", body: tone(1) },
    "film.webm": { contentType: "video/webm", body: await film() },
    "wide.webp": { contentType: "image/webp", body: await picture(1200, 800) },
    "tall.webp": { contentType: "image/webp", body: await picture(600, 1200) },
    "broken.mp4": { contentType: "video/mp4", body: Buffer.from("no film") },
  };
  await page.route(`${baseURL}/media-chat`, (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "content-security-policy": policy },
      body: `<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width"><title>Blogu</title><main><h1>Blogu</h1></main><script src="${baseURL}/widget.js" data-bot="bot" async></script>`,
    }),
  );
  await page.route(`${baseURL}/api/plugin/**`, (route) =>
    route.fulfill({ json: route.request().method() === "POST" ? { actions } : { theme_config: { mode } } }),
  );
  await page.route(`${baseURL}/files/*`, async (route) => {
    const file = files[new URL(route.request().url()).pathname.replace("/files/", "")];
    await route.fulfill(file ? partOf(file, route.request().headers().range) : { status: 404 });
  });
  await page.goto(`${baseURL}/media-chat`);
  const chat = new Chat(page);
  await chat.open();
  await chat.say("Habari");
  return chat;
}
