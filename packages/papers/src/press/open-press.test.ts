import { afterEach, describe, expect, it } from "vitest";
import { examplePaper } from "../test/example-paper.ts";
import { readPdf } from "../test/read-pdf.ts";
import { openPress, type Press } from "./open-press.ts";

let press: Press | undefined;
afterEach(() => press?.close());

describe("the press", () => {
  it("prints papers beside the program, each as it was asked for", async () => {
    press = openPress();
    const numbers = ["AAAAA-AAAAA", "BBBBB-BBBBB", "CCCCC-CCCCC"];
    const printed = await Promise.all(numbers.map((number) => press?.print(examplePaper({ number }))));
    for (const [at, pdf] of printed.entries())
      expect((await readPdf(pdf ?? new Uint8Array()))[0]?.text).toContain(numbers[at]);
  });

  it("goes on after a paper that cannot be drawn", async () => {
    press = openPress();
    await expect(press.print(examplePaper({ placedAt: "2026", timeZone: "Nowhere" }))).rejects.toThrow(
      "cannot be drawn",
    );
    expect(await press.print(examplePaper())).toBeInstanceOf(Uint8Array);
  });

  it("gives up what takes too long, and prints the next", async () => {
    press = openPress({ timeoutMs: 1 });
    await expect(press.print(examplePaper())).rejects.toThrow("took too long");
    await press.close();
    press = openPress();
    expect(await press.print(examplePaper())).toBeInstanceOf(Uint8Array);
  });

  it("is put away when nothing is printed for a while, and comes back", async () => {
    press = openPress({ idleMs: 1 });
    await press.print(examplePaper());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await press.print(examplePaper())).toBeInstanceOf(Uint8Array);
  });

  it("takes so many at once and no more", async () => {
    press = openPress({ mostWaiting: 1 });
    const first = press.print(examplePaper());
    expect(await press.print(examplePaper())).toBeUndefined();
    expect(await first).toBeInstanceOf(Uint8Array);
    expect(await press.print(examplePaper())).toBeInstanceOf(Uint8Array);
  });
});
