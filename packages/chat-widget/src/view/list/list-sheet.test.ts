// @vitest-environment happy-dom
import { mockApi } from "@mauzo/api-mock/mock-api";
import { afterEach, expect, it, vi } from "vitest";
import { apiBase, openWidget } from "../../test/open-widget.ts";
import { lazyListRows } from "./lazy-list-rows.ts";

const api = mockApi(apiBase);

let opened: Awaited<ReturnType<typeof openWidget>> | undefined;
afterEach(() => {
  opened?.widget.destroy();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const list = {
  send_button: {
    header: "Categories",
    body: "Choose",
    action: {
      button: "See categories",
      sections: [
        { title: "Cloth", rows: [{ id: "kanga-1", title: "Kanga", description: "Pairs" }] },
        { title: "Wood", rows: [{ id: "mkeka-7", title: "Mkeka" }] },
      ],
    },
  },
};
const openList = async () => {
  opened = await openWidget(api, [list]);
  const opener = await opened.find(".opener");
  opener.click();
  return { ...opened, opener, sheet: await opened.find(".sheet") };
};
const rowsMissing = () => vi.spyOn(lazyListRows, "now").mockReturnValue(undefined);

it("asks for the rows when a list arrives", async () => {
  const asked = vi.spyOn(lazyListRows, "expect");
  opened = await openWidget(api, [list]);
  await opened.find(".opener");
  expect(asked).toHaveBeenCalled();
});

it("shows sections and rows, the cursor on the first", async () => {
  const { find, all, shadow } = await openList();
  const first = await find(".option");
  expect(shadow.activeElement).toBe(first);
  expect(all("h4").map((title) => title.textContent)).toEqual(["Cloth", "Wood"]);
  expect(all(".option").map((row) => row.textContent)).toEqual(["Kanga Pairs", "Mkeka"]);
});

it.each([
  ["once where the one section is called as the list", ["Cloth"], []],
  ["with the name of another one section", ["Wood"], ["Wood"]],
  ["with those of all sections where there are more", ["Cloth", "Wood"], ["Cloth", "Wood"]],
])("says its title %s", async (_, titles, said) => {
  const sections = titles.map((title) => ({ title, rows: [{ title: `${title} 1` }] }));
  opened = await openWidget(api, [{ send_button: { header: "Cloth", action: { button: "See", sections } } }]);
  const { all, find } = opened;
  (await find(".opener")).click();
  await find(".option");
  expect(all("h3, h4").map((title) => title.textContent)).toEqual(["Cloth", ...said]);
  expect(all(".option").map((row) => row.textContent)).toEqual(titles.map((title) => `${title} 1`));
});

it("shows all of 500 rows under their sections, the cursor on the first", async () => {
  const numbers = Array.from({ length: 250 }, (_, at) => `${at + 1}`);
  const sections = ["Cloth", "Wood"].map((title) => ({ title, rows: numbers.map((row) => ({ title: title + row })) }));
  opened = await openWidget(api, [{ send_button: { action: { button: "See", sections } } }]);
  const { all, find, shadow, messages } = opened;
  (await find(".opener")).click();
  const first = await find(".option");
  await vi.waitFor(() => expect(all(".option")).toHaveLength(500));
  expect(all("h4, .option").map((row) => row.textContent)).toEqual(
    sections.flatMap(({ title, rows }) => [title, ...rows.map((row) => row.title)]),
  );
  expect(shadow.activeElement).toBe(first);
  all(".option").at(-1)?.click();
  await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ message: "Wood250" }));
});

it("shows the title of what was picked and sends its id", async () => {
  const { find, all, messages } = await openList();
  await find(".option");
  all(".option")[1]?.click();
  await vi.waitFor(() => expect(messages).toHaveLength(2));
  expect(messages[1]).toMatchObject({ message: "mkeka-7", message_type: "interactive" });
  expect(all(".visitor").at(-1)?.textContent).toBe("Mkeka");
  expect(all(".sheet")).toEqual([]);
});

it.each(["backdrop", "button", "Escape"])("closes by %s, and the cursor goes back", async (way) => {
  const { find, all, press, sheet, opener, shadow } = await openList();
  await find(".option");
  if (way === "backdrop") (await find(".veil")).click();
  if (way === "button") (await find(".sheet-head button")).click();
  if (way === "Escape") press(sheet, "Escape");
  await vi.waitFor(() => expect(all(".sheet")).toEqual([]));
  expect([(await find(".box")).hidden, shadow.activeElement]).toEqual([false, opener]);
});

it("waits for the rows with a title and a way back", async () => {
  rowsMissing();
  vi.spyOn(lazyListRows, "fetch").mockReturnValue(new Promise(() => {}));
  const { all, press, sheet, shadow } = await openList();
  expect([sheet.getAttribute("aria-busy"), all(".sheet .failed")[0]?.textContent]).toEqual(["true", "Loading"]);
  expect([all(".sheet h3")[0]?.textContent, shadow.activeElement]).toEqual(["Categories", sheet]);
  press(sheet, "Escape");
  await vi.waitFor(() => expect(all(".sheet")).toEqual([]));
});

it("says that the rows did not come, and tries again", async () => {
  rowsMissing();
  vi.spyOn(lazyListRows, "fetch").mockRejectedValueOnce(new TypeError("offline"));
  const { find, all } = await openList();
  const retry = await find(".sheet .failed button");
  expect(all(".sheet .failed")[0]?.textContent).toBe(
    "The list did not load. Check your connection and try again.Try again",
  );
  retry.click();
  await find(".option");
});
