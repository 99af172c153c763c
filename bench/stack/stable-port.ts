import { portState } from "@mauzo/launch/ports";

/**
 * Finds a port for a server that is killed and started again: below the range that the system uses for outgoing
 * connections, so that none of them takes it in the meantime.
 */
export async function stablePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if ((await portState(port)) === "free") return port;
  }
}
