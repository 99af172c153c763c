import { sets } from "@mauzo/contract/sets";
import { TemplateSetScreen } from "../../../../../areas/sets/screens/template-set-screen.tsx";
import { titleOf } from "../../../../../i18n/server-language.ts";
import { Guard } from "../../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("sets.newTemplateTitle");

export default function TemplateSetPage() {
  return (
    <Guard access={sets.create.access}>
      <TemplateSetScreen />
    </Guard>
  );
}
