import { chromiumPath } from "@mauzo/launch/chromium-path";
import pg from "pg";
import { chromium } from "playwright-core";
import { longTasks, openShop, slowPage } from "../catalogue/measure-products-page.ts";
import { fillInbox } from "./fill-inbox.ts";

const passes = 5;
const gestures = 12;
const arriving = 20;
/** Pixels of one turn of the wheel. */
const wheel = 800;

type ThreadMeasurement = {
  size: string;
  /** How many messages are in the page at the end. */
  drawn: number;
  /** Longest task of each pass in milliseconds; 0: none took more than 50. */
  scrollingMs: number[];
  arrivingMs: number[];
};

/** Reads a conversation of many messages on a CPU that is four times as slow, while others come in. */
export async function measureThread(
  siteUrl: string,
  databaseUrl: string,
  messages: number,
): Promise<ThreadMeasurement[]> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
  const db = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const looks: ThreadMeasurement[] = [];
  try {
    for (const [width, height] of [
      [390, 800],
      [1280, 800],
    ] satisfies [number, number][]) {
      const isMobile = width < 768;
      const context = await browser.newContext({ viewport: { width, height }, isMobile, hasTouch: isMobile });
      const page = await context.newPage();
      const shopId = await openShop(page, siteUrl);
      await fillInbox(db, [shopId], { conversations: 1, each: messages });
      const { rows } = await db.query<{ id: string }>("select id from conversations where shop_id = $1", [shopId]);
      const id = rows[0]?.id ?? "";
      const token = (await context.cookies()).find(({ name }) => name === "access-token")?.value ?? "";
      await slowPage(page, [width, height]);
      await page.goto(`${siteUrl}/dashboard/conversations/${id}`);
      const said = page.locator("[data-seq]");
      await said.first().waitFor();
      const tasks = await longTasks(page);
      await page.waitForTimeout(2_000);
      const box = await page
        .getByRole("list")
        .filter({ has: said.first() })
        .locator("xpath=ancestor::section[1]")
        .boundingBox();
      if (!box) throw new Error("the thread is not there");
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      // Only what is near is in the page: the first block says how far back it goes.
      const first = () => page.locator("[data-from]").first().getAttribute("data-from");
      while ((await first()) !== "1")
        await tasks.during("scrolling", async () => {
          for (let times = 0; times < gestures; times++) {
            await page.mouse.wheel(0, -wheel);
            await page.waitForTimeout(50);
          }
        });
      for (let pass = 0; pass < passes; pass++)
        await tasks.during("arriving", async () => {
          for (let n = 0; n < arriving; n++) {
            await page.request.post(`${siteUrl}/api/conversations/${id}/messages`, {
              ...{ data: { text: `Karibu ${pass} ${n}` }, headers: { authorization: `Bearer ${token}` } },
            });
            await page.waitForTimeout(100);
          }
        });
      looks.push({
        ...{ size: `${width} × ${height}`, drawn: await said.count() },
        ...{ scrollingMs: tasks.passes("scrolling"), arrivingMs: tasks.passes("arriving") },
      });
      await context.close();
    }
    return looks;
  } finally {
    await browser.close();
    await db.end();
  }
}
