import { posSettings } from "@mauzo/contract/pos/registers";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

/** The shop's registers. */
export const registersQuery = api.query(posSettings.get, {});
export const useRegisters = () => useQuery(registersQuery);
