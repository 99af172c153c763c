// @vitest-environment happy-dom

import { IntlProvider } from "next-intl";
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { english } from "../../i18n/messages/en/english.ts";
import { PicturesField, type ShownPicture } from "./pictures-field.tsx";

const before: ShownPicture = { id: "before", url: "/media/before/640.webp" };
const idOf = (number: number) => `019a9c1e-0000-7000-8000-00000000000${number}`;

/** The uploads in the order they began; the test decides when each one responds. */
class Sent extends EventTarget {
  static all: Sent[] = [];
  address = "";
  status = 0;
  statusText = "";
  response: unknown;
  upload: { onprogress?: () => void } = {};
  onload = () => {};
  open(_: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    return "content-type: application/json";
  }
  abort() {}
  send() {
    Sent.all.push(this);
  }
  answer(status: number, response: unknown) {
    this.status = status;
    this.response = JSON.stringify(response);
    this.onload();
  }
}

const pictureOf = (number: number) => {
  const url = `/media/${number}/640.webp`;
  return { id: idOf(number), kind: "picture", name: `${number}.png`, url, bytes: 1, width: 1, height: 1 };
};

let root: Root;
let pictures: ShownPicture[];
function Form() {
  const [shown, show] = useState([before]);
  pictures = shown;
  return <PicturesField name="Kanga" pictures={shown} most={8} onChange={show} onUploads={() => {}} />;
}

async function choose(...names: string[]) {
  const picker = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!picker) throw new Error("no picker");
  const files = names.map((name) => new File(["x"], name, { type: "image/png" }));
  Object.defineProperty(picker, "files", { configurable: true, value: files });
  await act(async () => void picker.dispatchEvent(new Event("change", { bubbles: true })));
  await vi.waitFor(() => expect(Sent.all.length).toBe(names.length));
}
const answer = (at: number, status: number, body: unknown) => act(async () => Sent.all[at]?.answer(status, body));

beforeEach(async () => {
  Sent.all = [];
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("XMLHttpRequest", Sent);
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  const screen = (
    <IntlProvider locale="en" messages={english} timeZone="Africa/Nairobi">
      <Form />
    </IntlProvider>
  );
  await act(async () => root.render(screen));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it("keeps the order of choice whichever upload finishes first", async () => {
  await choose("1.png", "2.png", "3.png");
  await answer(2, 201, pictureOf(3));
  await answer(0, 201, pictureOf(1));
  await answer(1, 201, pictureOf(2));
  expect(pictures.map(({ id }) => id)).toEqual([before.id, idOf(1), idOf(2), idOf(3)]);
});

it("asks the server to take pictures only, and says what it says of another file", async () => {
  await choose("photo.png");
  expect(Sent.all[0]?.address).toContain("kind=picture");
  await answer(0, 415, { detail: "Only pictures (JPEG, PNG, WebP, GIF) can be uploaded here" });
  expect(document.body.textContent).toContain("Only pictures (JPEG, PNG, WebP, GIF) can be uploaded here");
  expect(pictures).toEqual([before]);
});
