import { parseReply } from "@mauzo/chat-widget/reply/parse-reply";
import { expect, it } from "vitest";
import { wrapMarks } from "./wrap-marks.ts";

const select = (marked: string) => {
  const start = marked.indexOf("[");
  return { text: marked.replace(/[[\]]/g, ""), start, end: marked.indexOf("]") - 1 };
};
const shown = ({ text, start, end }: ReturnType<typeof select>) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
const wrap = (marked: string, mark = "*") => shown(wrapMarks(select(marked), mark));

it("marks what is selected, so that the chat reads it, and takes the mark away again", () => {
  expect(wrap("Bei ni [elfu tano] tu")).toBe("Bei ni [*elfu tano*] tu");
  expect(wrap("Bei ni [*elfu tano*] tu")).toBe("Bei ni [elfu tano] tu");
  expect(wrap("Bei ni *[elfu tano]* tu")).toBe("Bei ni [elfu tano] tu");
  expect(wrap("[ leo ]", "_")).toBe("[ _leo_ ]");
  const { text } = wrapMarks(select("[Leo\n\nkesho]"), "~");
  expect(text).toBe("~Leo~\n\n~kesho~");
  expect(parseReply(text).filter(({ kind }) => kind === "strike")).toHaveLength(2);
});

it("puts the cursor between two marks where nothing is selected", () => {
  expect(wrap("Bei []")).toBe("Bei *[]*");
  expect(wrap("Bei *[]*")).toBe("Bei []");
});
