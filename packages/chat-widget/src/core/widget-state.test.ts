import { expect, it } from "vitest";
import { newChatId } from "./chat/chat-id.ts";
import { resolveLanguage } from "./texts/language.ts";
import { nextWidgetState } from "./widget-state.ts";

const fresh = { open: false, bubble: false, opened: false };

it("speaks up once the wait is over, unless it was opened before", () => {
  expect(nextWidgetState(fresh, "wait-over").bubble).toBe(true);
  const closedAgain = nextWidgetState(nextWidgetState(fresh, "open"), "minimise");
  expect(closedAgain).toEqual({ open: false, bubble: false, opened: true });
  expect(nextWidgetState(closedAgain, "wait-over").bubble).toBe(false);
});

it("takes the bubble away on opening", () => {
  expect(nextWidgetState(nextWidgetState(fresh, "wait-over"), "open")).toEqual({
    open: true,
    bubble: false,
    opened: true,
  });
});

it("makes chat ids of the time, and never the same twice running", () => {
  expect(newChatId(1_700_000_000_000)).toBe("1700000000000");
  expect(newChatId(1_700_000_000_000, "1700000000000")).toBe("1700000000001");
  expect(newChatId(5, "chat-abc")).toBe("5");
});

it.each([
  ["sw", "sw"],
  ["sw-TZ", "sw"],
  ["SW", "sw"],
  ["swe", "en"],
  ["en-GB", "en"],
  ["", "en"],
])("speaks in a page of language %j %s", (tag, language) => expect(resolveLanguage(tag)).toBe(language));
