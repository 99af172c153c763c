import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { parseAnswerProblem } from "../../../balance/answer-problem.ts";
import { balancePath } from "../../../balance/balance-code.ts";
import { BalanceScreen } from "../../../balance/balance-screen.tsx";
import { addresses } from "../../../env.ts";
import { parsePushProblem } from "../../../order/results/push-problem.ts";
import { CartLayout } from "../../../parts/cart-layout.tsx";
import { MessagePage } from "../../../parts/message-page.tsx";
import { loadRequestContext } from "../../../request-context.ts";

type Props = {
  params: Promise<{ code: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("balance");
  return { title: t("tabTitle") };
}

/** Where the link of a reminder leads: what is owed, what was paid, and how to pay. All of it without scripts. */
export default async function BalancePage({ params, searchParams }: Props) {
  const [{ code }, { problem, answer, phone }] = await Promise.all([params, searchParams]);
  const { balance: loaded, language } = await loadRequestContext();
  if (!loaded || loaded.kind === "gone") notFound();
  const { siteUrl } = addresses();
  if (loaded.kind === "failed") {
    const t = await getTranslations("balance");
    return (
      <CartLayout siteUrl={siteUrl}>
        <MessagePage
          title={t("failed.title")}
          text={t("failed.text")}
          action={{ href: balancePath(code), label: t("retry") }}
        />
      </CartLayout>
    );
  }
  return (
    <CartLayout siteUrl={siteUrl}>
      <BalanceScreen
        {...{ code, language }}
        balance={loaded.balance}
        problem={parsePushProblem(problem)}
        answerProblem={parseAnswerProblem(answer)}
        typed={typeof phone === "string" ? phone.slice(0, 32) : ""}
      />
    </CartLayout>
  );
}
