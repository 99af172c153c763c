import { PageLoading } from "../../shell/page-loading.tsx";

export default function DashboardLoading() {
  return <PageLoading />;
}
