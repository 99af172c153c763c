import { readNetwork } from "../../../../http/api-keys/networks.ts";
import { refuse } from "../../../../http/refuse.ts";

/** Addresses and networks in one spelling, each once. @throws 422 for what is neither */
export const readNetworks = (texts: string[]): string[] => [
  ...new Set(
    texts.map((text, index) => {
      const network = readNetwork(text);
      if (network === undefined) throw refuse("api_key_address_invalid", { loc: ["body", "addresses", index] });
      return network;
    }),
  ),
];
