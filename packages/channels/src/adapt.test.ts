import { expect, it } from "vitest";
import { adapt } from "./adapt.ts";

it("joins a text with the buttons after it", () => {
  const { parts, notes } = adapt(
    [
      { send_message: "Karibu!" },
      {
        send_reply_button: {
          type: "button",
          body: { text: "Unataka nini?" },
          action: { buttons: [{ type: "reply", reply: { id: "menu", title: "Bidhaa" } }] },
        },
      },
    ],
    "whatsapp",
    "sw",
  );
  expect(parts).toEqual([
    { kind: "buttons", body: "Karibu!\n\nUnataka nini?", buttons: [{ id: "menu", title: "Bidhaa" }] },
  ]);
  expect(notes).toEqual([]);
});
