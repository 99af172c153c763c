import { QuickStudio } from "../quick-studio.tsx";
import { wake } from "./wake.ts";

void wake(QuickStudio);
