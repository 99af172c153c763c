import { once } from "node:events";
import { createServer } from "node:net";

async function listenOn(port: number): Promise<number | undefined> {
  const server = createServer();
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return undefined;
  }
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" ? address?.port : undefined;
}

export async function isFree(port: number): Promise<boolean> {
  return (await listenOn(port)) !== undefined;
}

/** A port nobody listens on right now. */
export async function freePort(): Promise<number> {
  const port = await listenOn(0);
  if (port === undefined) throw new Error("No free port on 127.0.0.1");
  return port;
}
