import { expect, it } from "vitest";
import { checkStreamLimits } from "./check-stream-limits.ts";

const place = (index: number, address = `203.0.${index >> 8}.${index & 255}`) => ({
  conversationId: `${index}`,
  address,
});
const places = (count: number, address?: string) => Array.from({ length: count }, (_, index) => place(index, address));

it("lets in two thousand, three hundred of one network, eight of one conversation", () => {
  const address = "2001:db8:0:1::1";
  const neighbour = place(300, "2001:db8:0:1:ffff::2");
  expect(() => checkStreamLimits(places(300, address), neighbour)).toThrow(expect.objectContaining({ status: 429 }));
  expect(() => checkStreamLimits(places(299, address), neighbour)).not.toThrow();
  expect(() => checkStreamLimits(places(1_999), place(2_000))).not.toThrow();
  expect(() => checkStreamLimits(places(2_000), place(2_000))).toThrow(expect.objectContaining({ status: 503 }));
  const same = places(8).map((each) => ({ ...each, conversationId: "same" }));
  expect(() => checkStreamLimits(same, { ...place(8), conversationId: "same" })).toThrow(
    expect.objectContaining({ status: 429 }),
  );
});
