import type { ReactNode } from "react";
import { RouteTexts } from "../../../i18n/route-texts/route-texts.tsx";
import { OperatorGate } from "../../../shell/gate/operator-gate.tsx";

const groups = ["compliance", "desk", "input", "profile", "secondFactor", "session"] as const;

export default function OperatorLayout({ children }: { children: ReactNode }) {
  return (
    <RouteTexts groups={groups}>
      <OperatorGate>{children}</OperatorGate>
    </RouteTexts>
  );
}
