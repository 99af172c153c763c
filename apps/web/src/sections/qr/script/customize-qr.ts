import { DesignStudio } from "../design-studio.tsx";
import { hydrateStudio } from "./hydrate-studio.tsx";
import "./customize-qr.css";

void hydrateStudio(DesignStudio);
