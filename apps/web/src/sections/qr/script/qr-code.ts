import { QuickStudio } from "../quick-studio.tsx";
import { hydrateStudio } from "./hydrate-studio.ts";
import "./qr-code.css";

void hydrateStudio(QuickStudio);
