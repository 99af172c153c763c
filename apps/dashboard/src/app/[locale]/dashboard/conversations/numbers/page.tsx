import { answerFigures } from "@mauzo/contract/insights/answer-figures";
import { AnswersScreen } from "../../../../../areas/insights/analytics/screens/answers-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("analytics.answersTitle");

export default function AnswersPage() {
  return (
    <AccessGuard access={answerFigures.get.access}>
      <AnswersScreen />
    </AccessGuard>
  );
}
