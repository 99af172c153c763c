import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { Chat } from "../pages/chat.ts";

test("any other site embeds the chat with one line, under a strict policy", async ({ page, request, baseURL }) => {
  const { shop } = await (await request.get("/api/public/shops/demo")).json();
  const site = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader(
      "content-security-policy",
      `default-src 'none'; script-src ${baseURL}; connect-src ${baseURL}; img-src ${baseURL}`,
    );
    response.end(
      `<!doctype html><html lang="sw"><title>Blogu</title><h1>Blogu</h1><script src="${baseURL}/widget.js" data-bot="${shop.bot_id}" async></script>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  try {
    await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
    const chat = new Chat(page);
    await chat.open();
    await chat.say("Habari");
    await expect(chat.log.getByText(/karibu Duka la Mwanzi/)).toBeVisible();
    await chat.press("Angalia bidhaa");
    await chat.pick(/Nguo na mapambo/);
    await expect(chat.log.getByText("Kanga Mawio").first()).toBeVisible();
    await page.reload();
    await chat.open();
    await expect(chat.log.getByText("Kanga Mawio").first()).toBeVisible();
    await chat.say("mtu");
    await expect(chat.log.locator('a[href^="https://wa.me/255712000000"]').last()).toBeVisible();
    expect(problems.filter((text) => !/favicon/.test(text))).toEqual([]);
  } finally {
    site.close();
  }
});
