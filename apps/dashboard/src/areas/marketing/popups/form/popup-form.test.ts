import type { Popup } from "@mauzo/contract/marketing/popups";
import { expect, it } from "vitest";
import { documentOf, type PopupForm, problemsOf, starter, toForm, toInput } from "./popup-form.ts";

const { name, document } = starter("Jipya");
const popup: Popup = {
  ...{ id: "0190b0c0-0000-7000-8000-000000000001", name, document, picture: null, file: null, pages: [], on: false },
  ...{ views: 0, closes: 0, clicks: 0, updated_at: "2026-11-27T00:00:00.000Z", version: 1 },
};
const form = toForm(popup);
const wrong = (more: Partial<PopupForm>) => problemsOf({ ...form, ...more }).map(({ path, key }) => [path, key]);
const none = { title: "", text: "", button: "" };

it("is the document that it was read from", () => {
  expect(documentOf(form)).toEqual(document);
  expect(problemsOf(form)).toEqual([]);
});

it("has the pages of its PDF while it has one", () => {
  const id = "0190b0c0-0000-7000-8000-000000000002";
  const picture = { id, url: "/media/a/640.webp", width: 1280, height: 1810 };
  const file = { id, name: "menyu.pdf", url: "/media/a/document.pdf", bytes: 9 };
  const drawn = toForm({ ...popup, file, pages: [{ picture, words: "Wali" }] });
  expect(toInput({ ...drawn, kind: "pdf" })).toMatchObject({
    ...{ document: { content: { kind: "pdf", file_id: id } }, pages: [{ picture_id: id, words: "Wali" }] },
  });
  expect(toInput({ ...drawn, kind: "text" }).pages).toEqual([]);
});

it("says at its field what is wrong", () => {
  expect(wrong({ name: " " })).toContainEqual(["name", "name"]);
  expect(wrong({ kind: "url", url: "duka" })).toEqual([["url", "url"]]);
  expect(wrong({ kind: "text", call: "link", url: "" })).toEqual([["url", "url"]]);
  expect(wrong({ kind: "pdf", file: null })).toEqual([["file", "file"]]);
  expect(wrong({ texts: { en: none, sw: none } })).toEqual([["texts.sw.title", "words"]]);
  expect(wrong({ delay: "", scrolled: "", leaving: false })).toEqual([["delay", "moment"]]);
  expect(wrong({ delay: "mbili" })).toEqual([["delay", "delay"]]);
  expect(wrong({ closeDays: "366" })).toEqual([["closeDays", "closeDays"]]);
  expect(wrong({ most: "0" })).toEqual([["most", "most"]]);
  expect(wrong({ from: "2026-02-02", until: "2026-02-01" })).toEqual([["until", "days"]]);
  expect(wrong({ where: [{ key: 0, match: "exact", value: "" }] })).toContainEqual(["where.0.value", "other"]);
});
