import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";

export type Resolve = (name: string) => Promise<LookupAddress[]>;

const options = { timeout: 1_500, tries: 2 };

/**
 * Asks name servers for all addresses of a name. The system's own look-up would take one of Node's few threads for as
 * long as a shop's name server is silent, and those of our providers would wait for it.
 * @param servers instead of those that the machine is set up for
 */
export function nameResolver(servers?: readonly string[]): Resolve {
  const resolver = new Resolver(options);
  if (servers) resolver.setServers(servers);
  return async (name) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    if (four.status === "rejected" && six.status === "rejected") throw four.reason;
    const found = (answer: PromiseSettledResult<string[]>, family: number) =>
      answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family })) : [];
    return [...found(four, 4), ...found(six, 6)];
  };
}
