import { DesignStudio } from "../design-studio.tsx";
import { wake } from "./wake.ts";

void wake(DesignStudio);
