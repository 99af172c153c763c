import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextInTurn, resumption } from "./rules.ts";

describe("whether the bot answers again", () => {
  it.each([
    ["its time has come", "person", 0, { does: "resume" }],
    ["it is late", "person", -3_600, { does: "resume" }],
    ["a person wrote meanwhile", "person", 59.2, { does: "wait", seconds: 60 }],
    ["somebody wants to keep it", "person", null, { does: "nothing" }],
    ["somebody has handed it back", "bot", null, { does: "nothing" }],
    ["the customer asked for a person since", "nobody", -1, { does: "nothing" }],
  ] as const)("%s", (_, answeredBy, secondsLeft, expected) =>
    expect(resumption({ answeredBy, secondsLeft })).toEqual(expected),
  );

  it("is so many minutes after the last message of a person, whenever the job looks", () => {
    const minutes = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(minutes, fc.array(minutes, { maxLength: 10 }), (after, gaps) => {
        let now = 0;
        let resumesAt = after * 60;
        for (const gap of gaps) {
          if (now + gap * 60 >= resumesAt) break;
          now += gap * 60;
          resumesAt = now + after * 60;
        }
        let looksAt = after * 60;
        for (;;) {
          const next = resumption({ answeredBy: "person", secondsLeft: resumesAt - looksAt });
          if (next.does !== "wait") break;
          looksAt += next.seconds;
        }
        expect(looksAt).toBe(resumesAt);
      }),
    );
  });
});

describe("whose turn it is", () => {
  it("goes round, whoever joined or left, and nobody has two in a row beside others", () => {
    const ids = fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(ids, fc.option(fc.uuid()), (members, before) => {
        let last = before;
        const given = members.map(() => (last = nextInTurn(members, last) ?? null));
        expect(new Set(given)).toEqual(new Set(members));
      }),
    );
    expect(nextInTurn([], null)).toBeUndefined();
    expect(nextInTurn(["a"], "a")).toBe("a");
  });
});
