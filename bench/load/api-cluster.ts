import { openFaultProxy, type Watch } from "@mauzo/faults/fault-proxy";
import { type Balancer, openBalancer } from "../stack/balancer.ts";
import type { Database } from "../stack/database.ts";
import { type Program, serveApi } from "../stack/processes.ts";
import { stablePort } from "../stack/stable-port.ts";

type Member = {
  program: () => Program;
  /** Waits until the running process has ended, then starts another one on the same port. */
  restart: () => Promise<void>;
};
export type ApiCluster = { url: string; members: Member[]; balancer: Balancer; stop: () => Promise<void> };

/** Starts two API processes on one database, behind a load balancer. `watch` sees what each sends and receives. */
export async function startApiCluster(database: Database, watch?: (member: number) => Watch): Promise<ApiCluster> {
  const ports = [await stablePort(), await stablePort()];
  const closings: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closings.toReversed()) await close();
  };
  try {
    const members = await Promise.all(
      ports.map(async (port, index) => {
        const proxy = watch && (await openFaultProxy(database.appUrl, { watch: () => watch(index) }));
        if (proxy) closings.push(proxy.close);
        const databaseUrl = proxy?.through(database.appUrl) ?? database.appUrl;
        const start = () => serveApi({ databaseUrl, dataDir: `${database.folder}/api-${index}`, port });
        let program = await start();
        closings.push(async () => {
          program.kill("SIGTERM");
          await program.ended;
        });
        const restart = async () => {
          await program.ended;
          program = await start();
        };
        return { program: () => program, restart };
      }),
    );
    const balancer = await openBalancer(ports);
    closings.push(balancer.close);
    return { url: balancer.url, members, balancer, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
