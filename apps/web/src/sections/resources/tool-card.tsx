import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "../../layout/button-link.tsx";

type Props = { tool: "developers" | "qr"; href: string; icon: ReactNode };

export function ToolCard({ tool, href, icon }: Props) {
  const t = useTranslations("resources.tools");
  return (
    <div className="wrap-anywhere flex min-w-0 flex-col items-start rounded-2xl border border-line bg-card p-6 sm:p-8">
      <span className="grid size-12 place-items-center rounded-card bg-primary-soft text-primary-strong *:size-6">
        {icon}
      </span>
      <h3 className="mt-5 font-bold font-display text-2xl tracking-tight">{t(`${tool}.title`)}</h3>
      <p className="mt-2 mb-6 text-pretty text-muted">{t(`${tool}.text`)}</p>
      <ButtonLink variant="outline" href={href} className="mt-auto">
        {t(`${tool}.action`)}
      </ButtonLink>
    </div>
  );
}
