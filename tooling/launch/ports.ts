import { once } from "node:events";
import { createServer } from "node:net";

type Attempt = { port: number } | { refusal: string };

async function listenOn(host: string, port: number): Promise<Attempt> {
  const server = createServer();
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    return { refusal: error instanceof Error && "code" in error ? String(error.code) : String(error) };
  }
  const address = server.address();
  server.close();
  await once(server, "close");
  return { port: typeof address === "object" ? (address?.port ?? 0) : 0 };
}

/** Whether we can listen on the port. A browser tries ::1 first for `localhost`, so it has to be free there too. */
export async function portState(port: number): Promise<"free" | "taken" | "forbidden"> {
  for (const host of ["127.0.0.1", "::1"]) {
    const attempt = await listenOn(host, port);
    if ("port" in attempt) continue;
    if (attempt.refusal === "EADDRINUSE") return "taken";
    if (attempt.refusal === "EACCES") return "forbidden";
  }
  return "free";
}

/** Finds a port that nobody is listening on. */
export async function freePort(): Promise<number> {
  const attempt = await listenOn("127.0.0.1", 0);
  if ("refusal" in attempt) throw new Error(`No free port on 127.0.0.1: ${attempt.refusal}`);
  return attempt.port;
}
