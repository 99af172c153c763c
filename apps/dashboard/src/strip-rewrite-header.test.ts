import { createServer } from "node:http";
import { expect, it } from "vitest";
import { stripRewriteHeader } from "./strip-rewrite-header.ts";

it("says nothing of where a call was forwarded, and leaves the rest of the answer as it is", async () => {
  stripRewriteHeader();
  const server = createServer((request, response) => {
    response.setHeader("x-middleware-rewrite", "http://127.0.0.1:4000/user");
    if (request.url === "/told") response.writeHead(418, { "content-type": "text/plain" });
    response.end("fine");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const address = server.address();
    if (typeof address !== "object" || !address) throw new Error("not listening");
    for (const [path, status] of [
      ["/told", 418],
      ["/untold", 200],
    ] as const) {
      const answer = await fetch(`http://127.0.0.1:${address.port}${path}`);
      expect(answer.headers.has("x-middleware-rewrite")).toBe(false);
      expect([answer.status, await answer.text()]).toEqual([status, "fine"]);
    }
  } finally {
    server.close();
  }
});
