import { QuickStudio } from "../quick-studio.tsx";
import { hydrateStudio } from "./hydrate-studio.tsx";
import "./qr-code.css";

void hydrateStudio(QuickStudio);
