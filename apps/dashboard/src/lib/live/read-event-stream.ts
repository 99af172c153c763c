/** The data of each message of a text/event-stream; undefined for comments (heartbeats). Ends with the stream. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<string | undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line.startsWith("data:")) data.push(line.slice(5).trimStart());
        else if (line.startsWith(":")) yield undefined;
        else if (line === "" && data.length > 0) {
          yield data.join("\n");
          data = [];
        }
      }
    }
  } finally {
    await reader.cancel();
  }
}
