export type ServerEvent = { type: string; data: string; id: string };
type Handlers = { onEvent(event: ServerEvent): void; onRetry(ms: number): void };

/** A line this long is no event of ours, and would only fill the device. */
const longestLine = 2_000_000;

/**
 * Reads a text/event-stream as it comes, cut anywhere. Returns what takes the next piece of text.
 * @throws RangeError where a line does not end.
 */
export function readEvents({ onEvent, onRetry }: Handlers): (piece: string) => void {
  let rest = "";
  let afterReturn = false;
  let data: string[] = [];
  let type = "";
  let id = "";

  const takeField = (name: string, value: string) => {
    if (name === "data") data.push(value);
    else if (name === "event") type = value;
    else if (name === "id" && !value.includes("\0")) id = value;
    else if (name === "retry" && /^\d+$/.test(value)) onRetry(Number(value));
  };
  const takeLine = (line: string) => {
    if (line !== "") {
      const colon = line.indexOf(":");
      const end = colon < 0 ? line.length : colon;
      // What begins with a colon has no name: a comment.
      takeField(line.slice(0, end), line.slice(end + 1).replace(/^ /, ""));
      return;
    }
    if (data.length > 0) onEvent({ type: type || "message", data: data.join("\n"), id });
    data = [];
    type = "";
  };

  return (piece) => {
    // The line feed of a pair whose return ended the piece before.
    const text = rest + (afterReturn && piece.startsWith("\n") ? piece.slice(1) : piece);
    if (piece !== "") afterReturn = piece.endsWith("\r");
    const lines = text.split(/\r\n|\r|\n/);
    rest = lines.pop() ?? "";
    if (rest.length > longestLine) throw new RangeError("a line of the stream does not end");
    for (const line of lines) takeLine(line);
  };
}
