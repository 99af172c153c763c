import { portState } from "@mauzo/launch/ports";

/**
 * A port for a server that is killed and started again: from below those the system gives to outgoing connections, of
 * which one might take it meanwhile.
 */
export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if ((await portState(port)) === "free") return port;
  }
}
