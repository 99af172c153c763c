import { en } from "./labels-en.ts";
import { sw } from "./labels-sw.ts";
import type { Language } from "./language.ts";

export type Labels = typeof en;

export const labelsIn = (language: Language): Labels => (language === "sw" ? sw : en);
