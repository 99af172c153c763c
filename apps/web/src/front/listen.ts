import type { Server } from "node:http";

/** Begins to listen; returns the port, which is a free one for port 0. @throws when that port is taken. */
export const listen = (server: Server, at: { port: number; host: string }): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject).listen(at, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : at.port);
    });
  });
