import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actionsOfReply, entriesFromReply, readEntries } from "./entry.ts";

const text = (line: string) => ({ kind: "shown", action: { send_message: line } });

describe("entriesFromReply", () => {
  it("shows the actions; without any the response; without that the message", () => {
    const actions = [{ send_message: "from actions" }];
    const response = [{ send_message: "from response" }];
    expect(entriesFromReply({ actions, response, message: "m" })).toEqual([text("from actions")]);
    expect(entriesFromReply({ actions: [], response, message: "m" })).toEqual([text("from response")]);
    expect(entriesFromReply({ actions: [], response: [], message: ["one", "two"] })).toEqual([
      text("one"),
      { ...text("two"), more: true },
    ]);
    expect(entriesFromReply({ message: "m" })).toEqual([text("m")]);
  });

  it("reads buttons, a list and pictures", () => {
    const buttons = {
      type: "button",
      body: { text: "What now?" },
      action: { buttons: [{ type: "reply", reply: { id: "a", title: "A" } }] },
    };
    const list = {
      header: "Categories",
      body: "Choose",
      footer: "",
      action: { button: "See", sections: [{ title: "Cloth", rows: [{ id: "k", title: "Kanga", description: "" }] }] },
    };
    const images = [{ link: "https://e.com/a.webp", caption: "Kanga" }];
    const actions = [{ send_reply_button: buttons }, { send_button: list }, { send_images: images }];
    expect(entriesFromReply({ actions })).toEqual(
      actions.map((action, index) => ({ kind: "shown", action, ...(index > 0 && { more: true }) })),
    );
  });

  it("gets by with missing fields", () => {
    const actions = [
      { send_reply_button: { action: { buttons: [null, { reply: { id: "only-id" } }, { reply: {} }] } } },
    ];
    expect(entriesFromReply({ actions })).toEqual([
      {
        kind: "shown",
        action: {
          send_reply_button: {
            type: "button",
            body: { text: "" },
            action: { buttons: [{ type: "reply", reply: { id: "only-id", title: "only-id" } }] },
          },
        },
      },
    ]);
  });

  it("leaves an unknown kind out beside known ones, and says so where nothing else is there", () => {
    expect(entriesFromReply({ actions: [{ send_hologram: {} }, { send_message: "hi" }] })).toEqual([text("hi")]);
    expect(entriesFromReply({ actions: [{ send_hologram: {} }] })).toEqual([{ kind: "unknown" }]);
    expect(entriesFromReply("<html>")).toEqual([{ kind: "unknown" }]);
    expect(entriesFromReply({ actions: [], response: [], message: "" })).toEqual([]);
  });

  it("leaves none of many buttons out", () => {
    const buttons = Array.from({ length: 500 }, (_, id) => ({ reply: { id: `${id}`, title: `${id}` } }));
    const [entry] = entriesFromReply({ actions: [{ send_reply_button: { action: { buttons } } }] });
    expect(JSON.stringify(entry).match(/"reply":/g)).toHaveLength(500);
  });

  it("never throws, and what it gives can be kept and read back", () => {
    const keys = fc.constantFrom(
      "actions",
      "response",
      "message",
      "send_message",
      "send_button",
      "send_images",
      "action",
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(keys, fc.anything())), (reply) => {
        const entries = entriesFromReply(reply);
        expect(readEntries(JSON.parse(JSON.stringify(entries)))).toEqual(entries);
      }),
    );
    fc.assert(fc.property(fc.anything(), (stored) => Array.isArray(readEntries(stored))));
  });
});

it("knows what belongs to the same reply, after a reload too", () => {
  const replies = ["a", "b"].flatMap((name) => entriesFromReply({ actions: [{ send_message: [name, `${name}2`] }] }));
  const entries = readEntries(JSON.parse(JSON.stringify([{ kind: "said", text: "x" }, ...replies])));
  const around = [1, 2, 3, 4].map((index) => actionsOfReply(entries, index).map((action) => Object.values(action)[0]));
  expect(around).toEqual([
    ["a", "a2"],
    ["a", "a2"],
    ["b", "b2"],
    ["b", "b2"],
  ]);
});

it("reads back what the visitor said with how far it came; what can't be sent again has failed", () => {
  const outgoing = { message: "row-1", type: "interactive", key: "k" };
  const said = (rest: object) => ({ kind: "said", text: "Kanga", ...rest });
  const good = [
    said({ status: "waiting", outgoing }),
    said({ status: "failed", outgoing }),
    said({ status: "sent" }),
    said({ status: "refused" }),
  ];
  expect(readEntries(good)).toEqual(good);
  const bad = [{}, { status: "on its way" }, { status: "waiting" }, { status: "waiting", outgoing: { message: 7 } }];
  expect(readEntries(bad.map(said))).toEqual(["sent", "sent", "failed", "failed"].map((status) => said({ status })));
});
