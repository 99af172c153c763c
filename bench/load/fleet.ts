import { openFaultProxy, type Watch } from "@mauzo/faults/fault-proxy";
import { type Balancer, openBalancer } from "../stack/balancer.ts";
import type { Database } from "../stack/database.ts";
import { lastingPort } from "../stack/lasting-port.ts";
import { type Program, serveApi } from "../stack/programs.ts";

type Member = {
  program: () => Program;
  /** Once the process that runs has ended: another in its place, on its port. */
  restart: () => Promise<void>;
};
export type Fleet = { url: string; members: Member[]; balancer: Balancer; stop: () => Promise<void> };

/** Two processes of the API on one database, behind a balancer. `watch` sees what each sends and gets. */
export async function startFleet(database: Database, watch?: (member: number) => Watch): Promise<Fleet> {
  const ports = [await lastingPort(), await lastingPort()];
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
