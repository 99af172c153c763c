/** An event of a stream; `id` and `name` are empty where the server sent none. */
export type StreamEvent = { name: string; id: string; data: string };

/** The events of a text/event-stream; undefined for comments (heartbeats). Ends with the stream. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent | undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let data: string[] = [];
  let [name, id] = ["", ""];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line.startsWith("data:")) data.push(line.slice(5).trimStart());
        else if (line.startsWith("event:")) name = line.slice(6).trim();
        else if (line.startsWith("id:")) id = line.slice(3).trim();
        else if (line.startsWith(":")) yield undefined;
        else if (line === "") {
          if (data.length > 0) yield { name, id, data: data.join("\n") };
          data = [];
          name = "";
        }
      }
    }
  } finally {
    await reader.cancel();
  }
}
