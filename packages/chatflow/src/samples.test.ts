import { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { describe, expect, it } from "vitest";
import { conversations } from "../test/samples/conversations.ts";
import { playOn } from "../test/samples/play-on.ts";
import { readFlowSamples, readShapes, readStateSamples } from "../test/samples/read-samples.ts";
import { shapeDigest } from "../test/samples/shape-digest.ts";
import { ChatState, newChatState } from "./chat-state.ts";
import { defaultFlow } from "./default-flow.ts";
import { readChatState } from "./read-chat-state.ts";
import { readFlowDocument } from "./read-flow-document.ts";
import { validateFlow } from "./validate-flow.ts";

const states = readStateSamples();
const flows = readFlowSamples();

it.each(states)("$name goes on to what it would have ordered", async ({ state, goOn, lines }) => {
  const read = readChatState(state);
  expect(read.restarted).toBeNull();
  expect((await playOn(defaultFlow, read.state, goOn)).lines).toEqual(lines);
});

it.each(flows)("$name is a flow of today, and a default one sells", async ({ name, value }) => {
  const read = readFlowDocument(value);
  if (!read.ok) throw new Error(read.problem);
  expect(validateFlow(read.value)).toEqual([]);
  for (const { said, goOn } of name.endsWith("default") ? conversations : [])
    expect((await playOn(read.value, newChatState(), [...said, ...goOn])).lines).not.toBeNull();
});

describe.each([
  ["state", newChatState().format, shapeDigest(ChatState)],
  ["flow", defaultFlow.format, shapeDigest(FlowDocument)],
] as const)("the shape of a %s", (kind, format, digest) => {
  it("changes with its format only: then a step leads there, and its samples are recorded", () => {
    expect(readShapes()[kind][format]).toBe(digest);
  });

  it("has samples of every format", () => {
    const formats = Array.from({ length: format }, (_, before) => `${kind}-v${before + 1}`);
    const kept = new Set([...states, ...flows].map(({ name }) => name.split("/")[0]));
    expect(formats.filter((each) => !kept.has(each))).toEqual([]);
  });
});
