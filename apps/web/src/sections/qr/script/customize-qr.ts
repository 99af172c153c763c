import { DesignStudio } from "../design-studio.tsx";
import { hydrateStudio } from "./hydrate-studio.ts";
import "./customize-qr.css";

void hydrateStudio(DesignStudio);
