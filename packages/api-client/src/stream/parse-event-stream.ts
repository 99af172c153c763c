export type ServerEvent = { type: string; data: string; id: string };
export type StreamHandlers = { onEvent(event: ServerEvent): void; onRetry?(ms: number): void };

/** A line this long is not one of our events and would only fill the memory. */
const longestLine = 2_000_000;

/**
 * Reads a text/event-stream in chunks of any size. Returns a function that takes the next chunk.
 * @throws RangeError when a line does not end.
 */
export function parseEventStream({ onEvent, onRetry }: StreamHandlers): (piece: string) => void {
  let rest = "";
  let afterReturn = false;
  let data: string[] = [];
  let type = "";
  let id = "";

  const takeField = (name: string, value: string) => {
    if (name === "data") data.push(value);
    else if (name === "event") type = value;
    else if (name === "id" && !value.includes("\0")) id = value;
    else if (name === "retry" && /^\d+$/.test(value)) onRetry?.(Number(value));
  };
  const takeLine = (line: string) => {
    if (line !== "") {
      const colon = line.indexOf(":");
      const end = colon < 0 ? line.length : colon;
      // A line that begins with a colon is a comment.
      takeField(line.slice(0, end), line.slice(end + 1).replace(/^ /, ""));
      return;
    }
    if (data.length > 0) onEvent({ type: type || "message", data: data.join("\n"), id });
    data = [];
    type = "";
  };

  return (piece) => {
    // The line feed of a CRLF that was split between two chunks.
    const text = rest + (afterReturn && piece.startsWith("\n") ? piece.slice(1) : piece);
    if (piece !== "") afterReturn = piece.endsWith("\r");
    const lines = text.split(/\r\n|\r|\n/);
    rest = lines.pop() ?? "";
    if (rest.length > longestLine) throw new RangeError("a line of the stream does not end");
    for (const line of lines) takeLine(line);
  };
}
