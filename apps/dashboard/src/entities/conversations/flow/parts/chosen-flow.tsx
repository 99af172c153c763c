"use client";

import { createContext, type ReactNode, useContext } from "react";

const ChosenFlow = createContext<string | undefined>(undefined);

/** What is read and written below is of this one of the shop's chatflows. */
export const ChosenFlowScope = ({ id, children }: { id: string; children: ReactNode }) => (
  <ChosenFlow value={id}>{children}</ChosenFlow>
);

/** As the query of a request has it; empty is the flow of the shop's page. */
export function useChosenFlow(): { flow?: string } {
  const flow = useContext(ChosenFlow);
  return flow === undefined ? {} : { flow };
}
