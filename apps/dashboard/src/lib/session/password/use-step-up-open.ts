"use client";

import { useStore } from "zustand";
import { stepUp } from "./step-up.ts";

/** Whether the password is being asked for. What the dialog takes is loaded with it. */
export const useStepUpOpen = () => useStore(stepUp.store, ({ question }) => question !== undefined);
